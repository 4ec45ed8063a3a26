import type { signingKeyMessages as signingKeyMessagesType } from '../../../../../src/pages/settings/signing-keys/messages.ts'

export const signingKeyMessages: typeof signingKeyMessagesType = {
  title: 'Claves de firma',
  about:
    'Estas claves firman sus certificados e insignias para que cualquiera pueda comprobarlos sin preguntarle. Las claves se sustituyen automáticamente cada dos años.',
  notCheckable:
    'Nadie más puede comprobar sus certificados e insignias hasta que el operador indique en SITE_URL una dirección https con un nombre de host.',
  none: 'Todavía no hay claves de firma.',
  noneHow: 'La primera clave se crea con su primer certificado.',
  issue: 'Emitir un certificado',
  purpose: 'Firma',
  purposes: { credential: 'Certificados e insignias', log: 'Registro de emisiones' },
  state: 'Estado',
  states: { current: 'En uso', replaced: 'Sustituida', withdrawn: 'Retirada' },
  publicKey: 'Clave pública',
  copyKey: 'Copiar clave pública',
  site: 'Dirección',
  created: 'Creación',
  retired: 'Sustitución',
  withdrawnAt: 'Retirada',
  rotate: 'Sustituir clave',
  rotateTitle: '¿Sustituir la clave de certificados e insignias?',
  rotateAbout:
    'Los certificados e insignias nuevos se firman con una clave nueva. La parte privada de la clave anterior se destruye. Todo lo que firmó sigue siendo válido.',
  rotated: 'La clave nueva está en uso.',
  withdraw: 'Retirar clave',
  withdrawTitle: '¿Retirar esta clave?',
  withdrawAbout:
    'Hágalo si es posible que hayan robado la clave. Los archivos guardados dejarán de superar la comprobación, y los archivos nuevos se firman con una clave nueva en unos minutos. Los certificados e insignias siguen activos.',
  withdrawLog:
    'Hágalo si es posible que hayan robado la clave. El registro de emisiones se firma a partir de ahora con una clave nueva.',
  affected: 'Certificados e insignias que se volverán a firmar',
  withdrawn: 'Se ha retirado la clave.',
}
