import { html } from 'ghtml'
import { pluralsOf } from '../../lib/text/plurals-of.ts'
import type { Texts } from '../../lib/text/texts.ts'

const plural = pluralsOf('es')

export const frame: Texts['frame'] = {
  whose: (domain, address) =>
    html`Esta página está en <strong>${domain}</strong>. Una página copiada puede decir cualquier cosa: esta solo es de fiar si la barra de direcciones del navegador empieza por <span class="nowrap">${address}/</span>.`,
  quiet: 'En esta página no se ejecuta ningún script y no se guarda la dirección IP.',
  oneScript: 'El único script de esta página verifica archivos en su dispositivo. No se guarda la dirección IP.',
  powered: 'Funciona con Laurel',
  request: (id) => `Solicitud ${id}`,
  retry: (seconds) =>
    `Se puede volver a intentar en ${plural(seconds, { one: '1 segundo', other: `${seconds} segundos` })}.`,
  failures: {
    404: { heading: 'Aquí no hay nada', text: 'Conviene revisar la dirección.' },
    413: {
      heading: 'El texto es demasiado largo',
      text: 'Hay que volver atrás, acortar el texto y enviarlo de nuevo.',
    },
    429: { heading: 'Un momento, por favor', text: 'Han llegado demasiadas solicitudes desde su red.' },
    500: {
      heading: 'Se ha producido un error por nuestra parte',
      text: 'Se puede volver a intentar. Si el error continúa, conviene comunicar a quien gestiona este sitio el número de solicitud que aparece abajo.',
    },
    503: { heading: 'No disponible por ahora', text: 'El servicio volverá en un momento.' },
    unreadable: {
      heading: 'No se ha podido leer la solicitud',
      text: 'Conviene revisar la dirección y volver a intentarlo.',
    },
  },
}

export const publicForm: Texts['publicForm'] = {
  trap: 'Dejar este campo vacío',
  again: {
    quick: 'Ha sido muy rápido. Por favor, revise los datos y pulse el botón de nuevo.',
    late: 'El formulario ha estado abierto mucho tiempo. Por favor, revise los datos y pulse el botón de nuevo.',
  },
  needed: 'Este campo es obligatorio.',
  problems: (count) => plural(count, { one: 'Hay que corregir un dato', other: `Hay que corregir ${count} datos` }),
}

export const site: Texts['site'] = {
  brand: 'Eventos y certificados',
  skipLink: 'Ir al contenido',
  failure: {
    note: 'El enlace puede estar incompleto o la página puede haber cambiado de sitio.',
    onward: 'Ir a la página de inicio',
  },
}

export const map: Texts['map'] = { show: 'Ver en el mapa' }

export const calendar: Texts['calendar'] = { online: 'Participar en línea', speaker: 'Ponente' }
