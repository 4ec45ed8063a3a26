import { html } from 'ghtml'
import { pluralsOf } from '../../lib/text/plurals-of.ts'
import type { Texts } from '../../lib/text/texts.ts'

const plural = pluralsOf('es')

export const marketplace: Texts['marketplace'] = {
  brand: 'Eventos',
  skipLink: 'Ir a los eventos',
  failure: { note: 'Esto no dice nada sobre ningún evento.', onward: 'Ver todos los eventos' },
  heading: { upcoming: 'Próximos eventos', past: 'Eventos pasados', all: 'Todos los eventos' },
  lead: (domain) => `Congresos, talleres y cursos en ${domain}, abiertos a todo el mundo.`,
  of: (organiser) => html`Solo eventos de !${organiser}.`,
  search: {
    label: '¿Qué busca?',
    hint: 'Palabras del nombre o del lugar',
    button: 'Buscar',
    tooMany: 'La búsqueda admite ocho palabras como máximo.',
  },
  more: 'Más opciones',
  type: { label: 'Tipo', any: 'Todos' },
  when: { label: 'Cuándo', upcoming: 'Próximos', past: 'Pasados', all: 'Todos' },
  from: 'Desde',
  to: 'Hasta',
  place: 'Lugar',
  free: 'Con plazas libres',
  sort: {
    label: 'Orden',
    usual: 'Predeterminado',
    soonest: 'Primero la fecha más cercana',
    latest: 'Primero la fecha más lejana',
    newest: 'Primero los más recientes',
  },
  count: (events, capped) =>
    capped
      ? `Más de ${events.toLocaleString('es')} eventos`
      : plural(events, { one: '1 evento', other: `${events} eventos` }),
  nth: (page) => `página ${page}`,
  paging: { label: 'Páginas', previous: 'Anterior', next: 'Siguiente' },
  none: {
    found: {
      heading: 'No se ha encontrado nada',
      text: 'Ningún evento coincide. Puede ayudar usar menos palabras o filtros.',
      onward: 'Ver todos los próximos eventos',
    },
    upcoming: {
      heading: 'Ahora no hay nada previsto',
      text: 'Los eventos nuevos aparecen aquí en cuanto se hacen públicos.',
      onward: 'Ver eventos pasados',
    },
    ever: {
      heading: 'Todavía no hay eventos',
      text: 'Los eventos aparecen aquí en cuanto alguien publica uno.',
      onward: 'Verificar un certificado',
    },
  },
  by: 'Organiza',
  everybody: 'Ver los eventos de todas las organizaciones',
  places: {
    left: (places) => plural(places, { one: 'Queda 1 plaza', other: `Quedan ${places} plazas` }),
    full: 'Completo, con lista de espera',
    closed: 'Inscripción cerrada',
    past: 'Finalizado',
  },
  feed: 'Seguir estos eventos en un lector de fuentes (RSS)',
}
