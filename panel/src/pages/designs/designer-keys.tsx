import { messages, useMessages } from '../../messages/use-messages.tsx'

const keyMessages = messages({
  en: {
    keys: 'Keys',
    of: {
      '← ↑ → ↓': 'Move by a point, with Shift by ten',
      Shift: 'With a click: select beside the others; while dragging: keep the axis',
      Alt: 'While dragging: free of the others',
      'Ctrl A': 'Select all',
      Esc: 'Select nothing',
      'Ctrl C, X, V, D': 'Copy, cut, paste, duplicate; in other designs too',
      Delete: 'Remove',
      'Ctrl Z, Ctrl Y': 'Undo, redo',
      'Ctrl S': 'Save as a new version',
      '+ - 0 1': 'Larger, smaller, all of it, printed size; Ctrl and the wheel too',
      Space: 'While dragging: move the certificate in its frame',
    },
  },
  tr: {
    keys: 'Tuşlar',
    of: {
      '← ↑ → ↓': 'Bir punto taşı, Shift ile on',
      Shift: 'Tıklarken: ötekilerin yanına seç; sürüklerken: ekseninde tut',
      Alt: 'Sürüklerken: ötekilerden ayır',
      'Ctrl A': 'Tümünü seç',
      Esc: 'Seçimi kaldır',
      'Ctrl C, X, V, D': 'Kopyala, kes, yapıştır, çoğalt; başka tasarımlarda da',
      Delete: 'Kaldır',
      'Ctrl Z, Ctrl Y': 'Geri al, yinele',
      'Ctrl S': 'Yeni sürüm olarak kaydet',
      '+ - 0 1': 'Yakınlaş, uzaklaş, tümü, basılı boy; Ctrl ve tekerlek de olur',
      Space: 'Sürüklerken: sertifikayı çerçevesinde kaydır',
    },
  },
})

/** Which keys do what here; whoever wants to know opens it. */
export function DesignerKeys() {
  const text = useMessages(keyMessages)
  return (
    <details>
      <summary>{text.keys}</summary>
      <dl className="keys">
        {Object.entries(text.of).map(([keys, action]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
