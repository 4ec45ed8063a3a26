import type { Texts } from '../../lib/text/texts.ts'

export const fileCheck: Texts['fileCheck'] = {
  heading: 'Verificar el propio archivo',
  lead: 'Suelte aquí el archivo PDF, PNG o JSON de un certificado o una insignia. Lo lee el navegador; no se sube nada.',
  label: 'Archivos para verificar',
  asks: 'Solo se piden al sitio del emisor sus claves públicas y su lista de certificados revocados.',
  noScript:
    'Para verificar aquí un archivo, hay que permitir los scripts de esta página. El código funciona sin ellos.',
  keep: 'Guardar esta página para verificar sin red',
  keepHint:
    'Conviene verificar antes un certificado: la página guardada contiene entonces las claves y listas de su emisor.',
  copy: {
    title: 'Verificar el archivo de un certificado',
    saved: 'Esta página se guardó desde ⟦domain⟧ el ⟦day⟧.',
    holds: 'Contiene las claves y las listas de revocados de los emisores que se habían verificado.',
    empty: 'No contiene claves. Pregunta al emisor, o usa las claves y listas que se suelten aquí.',
    site: 'Escribir un código en ⟦domain⟧',
  },
  words: {
    reading: 'Leyendo ⟦name⟧ …',
    tooMany: 'Solo se verificaron los 20 primeros archivos.',
    checked: 'Lo que se ha comprobado',
    compare: 'Solo esto está demostrado. Conviene compararlo con lo que le han mostrado.',
    page: 'Abrir la página de este certificado',
    results: { passed: 'correcto', failed: 'no correcto', open: 'no se sabe' },
    facts: {
      awardedTo: 'Otorgado a',
      for: 'por',
      issuer: 'Emitido por',
      site: 'Según',
      issued: 'Fecha de emisión',
      until: 'Válido hasta',
      noEnd: 'No caduca',
    },
    verdicts: {
      valid: {
        heading: 'Válido según ⟦domain⟧',
        meaning:
          'No ha cambiado, su clave es del emisor y no está revocado. Conviene asegurarse de que ese es el sitio del emisor.',
      },
      kept: {
        heading: 'Válido el ⟦day⟧',
        meaning:
          'Ese día se guardó esta página con las claves y listas de ⟦domain⟧. No puede conocer cambios posteriores.',
      },
      given: {
        heading: 'Corresponde a las claves aportadas',
        meaning:
          'No ha cambiado ni está revocado en la lista aportada. Hay que asegurarse de que ambas proceden de ⟦domain⟧.',
      },
      revoked: { heading: 'Revocado', meaning: 'El emisor retiró este certificado. No debe confiarse en él.' },
      expired: { heading: 'Caducado', meaning: 'El plazo para el que se emitió ha terminado.' },
      early: {
        heading: 'Todavía no es válido',
        meaning: 'Su plazo no ha empezado, o el reloj de este dispositivo no está en hora.',
      },
      changed: {
        heading: 'Modificado o falsificado',
        meaning: 'La firma no corresponde a lo que dice el certificado. No debe confiarse en él.',
      },
      stranger: {
        heading: 'No lo firmó su emisor',
        meaning: 'La clave que lo firmó nunca fue de ⟦domain⟧, o fue retirada. No debe confiarse en él.',
      },
      open: {
        heading: 'Sin cambios, pero no verificado del todo',
        meaning: 'No ha cambiado desde que se firmó. Solo ⟦domain⟧ puede confirmar lo demás, y no respondió.',
      },
      print: {
        heading: 'No es el PDF original',
        meaning:
          'No es el archivo que firmó ⟦domain⟧: se modificó, o se dibujó alrededor de los datos de un certificado. Solo son fiables los datos de abajo, y solo si las demás comprobaciones son correctas.',
      },
      several: {
        heading: 'Varios certificados en un archivo',
        meaning: 'Un archivo original contiene uno. Conviene pedir el original a quien lo envió.',
      },
      none: {
        heading: 'Este archivo no contiene datos de un certificado',
        meaning: 'Puede ser una copia escaneada, una foto o un archivo antiguo. Se puede escribir el código impreso.',
      },
      foreign: {
        heading: 'Esta página no puede verificar este certificado',
        meaning: 'Sus datos tienen otra forma. El emisor puede decir cómo verificarlo.',
      },
      large: {
        heading: 'Demasiado grande para verificarlo aquí',
        meaning: 'El archivo es mayor, o contiene más, que el de un certificado.',
      },
    },
    checks: {
      file: {
        name: 'Archivo',
        pdf: 'El PDF lleva adjuntos los datos de un certificado.',
        png: 'La imagen contiene los datos de un certificado.',
        json: 'El archivo son los datos de un certificado.',
      },
      proof: {
        name: 'Firma',
        holds: 'No ha cambiado nada desde que se firmó. Para esto no hay que fiarse de nadie.',
        broken: 'No corresponde a lo que dice el certificado.',
      },
      key: {
        name: 'Clave del emisor',
        issuer: '⟦domain⟧ la publica ahora.',
        kept: 'Es una de las claves de ⟦domain⟧ en esta página guardada.',
        given: 'Es una de las claves aportadas de ⟦domain⟧.',
        stranger: 'No es una de las claves de ⟦domain⟧.',
        unknown: 'No se pudieron pedir las claves a ⟦domain⟧.',
      },
      status: {
        name: 'Revocación',
        issuer: 'No está en la lista de ⟦domain⟧ a fecha de ⟦day⟧.',
        kept: 'No está en la lista de ⟦domain⟧ de esta página guardada, del ⟦day⟧.',
        given: 'No está en la lista de ⟦domain⟧ aportada, del ⟦day⟧.',
        revoked: 'Está en la lista de ⟦domain⟧.',
        ended: 'La única lista disponible servía hasta el ⟦day⟧.',
        unknown: 'No hay ninguna lista de ⟦domain⟧ que sirva.',
        elsewhere: 'La lista que indica no es de ⟦domain⟧.',
      },
      dates: {
        name: 'Fechas',
        inForce: 'Válido hasta el ⟦day⟧, según el reloj de este dispositivo.',
        endless: 'No caduca.',
        ended: 'Fue válido hasta el ⟦day⟧.',
        future: 'Es válido desde el ⟦day⟧.',
      },
      print: {
        name: 'Aspecto',
        issuer: 'Todo el archivo está como lo firmó ⟦domain⟧.',
        kept: 'Todo el archivo está como lo firmó ⟦domain⟧, según la autoridad de esta página guardada.',
        given: 'Todo el archivo está como se firmó, según la autoridad aportada de ⟦domain⟧.',
        unsigned: 'El PDF no lleva firma de ⟦domain⟧: cualquiera pudo dibujarlo.',
        added: 'Se añadió algo al PDF después de la firma.',
        altered: 'El PDF se modificó después de la firma.',
        stranger: '⟦domain⟧ no firmó el PDF.',
        unreachable: 'El PDF no ha cambiado desde que se firmó, pero no se pudo preguntar a ⟦domain⟧ por el firmante.',
        picture: 'Una imagen no lleva firma. Conviene compararla con los datos de arriba.',
      },
    },
    limits: {
      kept: 'Sin red, esta página no puede saber qué se revocó o retiró después del ⟦day⟧.',
      given: 'Esta página no puede saber de dónde proceden las claves y listas. Tómelas solo del sitio del emisor.',
      open: 'Inténtelo de nuevo con red, o suelte aquí el did.json y la lista del emisor junto con el certificado.',
    },
  },
}
