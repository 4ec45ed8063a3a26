import { words } from '../../words/use-words.tsx'

export const zoomWords = words({
  en: {
    zoom: 'Zoom',
    smaller: 'Smaller',
    larger: 'Larger',
    fit: 'Fit',
    now: (percent: string) => `Zoom: ${percent}`,
    frame: 'Part of the certificate',
  },
  tr: {
    zoom: 'Yakınlık',
    smaller: 'Uzaklaş',
    larger: 'Yakınlaş',
    fit: 'Sığdır',
    now: (percent: string) => `Yakınlık: ${percent}`,
    frame: 'Sertifikanın bir parçası',
  },
})
