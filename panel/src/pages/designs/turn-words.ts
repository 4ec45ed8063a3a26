import { words } from '../../words/use-words.tsx'

export const turnWords = words({
  en: {
    picture: 'Picture…',
    pictureAbout: 'A logo, signature or seal; or drop one on the page. It is printed below names and codes.',
    turned: 'Turned, °',
    stays: 'When it is sized, what stays is',
    corners: {
      upperLeft: 'the upper left corner',
      upperRight: 'the upper right corner',
      lowerLeft: 'the lower left corner',
      lowerRight: 'the lower right corner',
    },
  },
  tr: {
    picture: 'Resim…',
    pictureAbout: 'Logo, imza ya da mühür; sayfaya da bırakabilirsiniz. Adların ve kodların altına basılır.',
    turned: 'Dönüş, °',
    stays: 'Boyu değişince yerinde kalan',
    corners: {
      upperLeft: 'sol üst köşe',
      upperRight: 'sağ üst köşe',
      lowerLeft: 'sol alt köşe',
      lowerRight: 'sağ alt köşe',
    },
  },
})
