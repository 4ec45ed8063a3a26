import { words } from '../../words/use-words.tsx'

export const assistantWords = words({
  en: {
    title: 'Assistants',
    about:
      'Claude, Copilot, Cursor, Codex and others can do here what you ask them to: “Register these people for Node Day, and issue the certificates of those who came.” They find the tools at an address (MCP), with a key.',
    key: 'Make a key for the assistant alone, with the scopes that it needs: it sees no tool that its key may not use.',
    toKeys: 'To the keys',
    tools: 'Which tools',
    toolsets: {
      default: 'What most work about events needs',
      search: 'All, found by a search',
      all: 'All, listed',
    },
    host: 'Where the assistant runs',
    readOnly: 'Only what changes nothing',
    copyAddress: 'Copy the address',
    copySettings: 'Copy the settings',
    asked: 'What cannot be undone is asked first, and the audit tells what was done by an assistant.',
    reference: 'The interface',
    references: {
      '/docs/': 'Reference, to try out',
      '/api/v1/openapi.json': 'OpenAPI document',
      '/docs/reference.md': 'Reference as one text',
      '/llms.txt': 'For language models',
    } as Record<string, string>,
  },
  tr: {
    title: 'Asistanlar',
    about:
      'Claude, Copilot, Cursor, Codex ve başkaları burada istediğinizi yapabilir: “Bu kişileri Node Day’e kaydet, gelenlerin sertifikalarını ver.” Araçları bir adreste (MCP), bir anahtarla bulurlar.',
    key: 'Yalnızca asistan için, gereken kapsamlarla bir anahtar oluşturun: anahtarının kullanamayacağı hiçbir aracı görmez.',
    toKeys: 'Anahtarlara git',
    tools: 'Hangi araçlar',
    toolsets: {
      default: 'Etkinlik işlerinin çoğuna gerekenler',
      search: 'Hepsi, aramayla bulunur',
      all: 'Hepsi, listelenir',
    },
    host: 'Asistanın çalıştığı yer',
    readOnly: 'Yalnızca hiçbir şeyi değiştirmeyenler',
    copyAddress: 'Adresi kopyala',
    copySettings: 'Ayarları kopyala',
    asked: 'Geri alınamayacak olan önce sorulur; bir asistanın yaptıklarını denetim gösterir.',
    reference: 'Arayüz',
    references: {
      '/docs/': 'Denenebilen başvuru',
      '/api/v1/openapi.json': 'OpenAPI belgesi',
      '/docs/reference.md': 'Tek metin olarak başvuru',
      '/llms.txt': 'Dil modelleri için',
    } as Record<string, string>,
  },
})
