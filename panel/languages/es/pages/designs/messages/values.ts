import type { valueMessages as valueMessagesType } from '../../../../../src/pages/designs/messages/values.ts'

export const valueMessages: typeof valueMessagesType = {
  add: 'Valor…',
  noValues: 'Los eventos pueden definir en sus ajustes valores como horas o una nota. Después se pueden añadir aquí.',
  value: 'Valor',
  textAbout: (placeholders) => `Valores de los eventos: ${placeholders}.`,
  private: 'Valores privados',
  privateAbout: 'Se imprimen, pero no aparecen en la página del certificado ni al verificarlo.',
  privacy: 'Valores privados',
}
