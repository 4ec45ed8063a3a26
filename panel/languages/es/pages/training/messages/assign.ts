import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { assignMessages as assignMessagesType } from '../../../../../src/pages/training/messages/assign.ts'

const plural = pluralsOf('es')

export const assignMessages: typeof assignMessagesType = {
  title: (name) => `Asignar ${name}`,
  from: 'Personas',
  list: 'Una lista',
  contacts: 'Contactos',
  people: 'Una persona por línea',
  peopleAbout: 'Un correo electrónico, o un nombre y un correo electrónico.',
  example: 'Grace Hopper <grace@example.org>\nalan@example.org',
  noAddress: (name) => `Añada un correo electrónico para ${name}.`,
  empty: 'Añada al menos una persona con correo electrónico.',
  tag: 'Etiqueta',
  anyTag: 'Cualquier etiqueta',
  stage: 'Etapa',
  anyStage: 'Cualquier etapa',
  stages: { lead: 'Interesado', qualified: 'Cualificado', customer: 'Cliente', evangelist: 'Promotor' },
  search: 'Nombre, correo o empresa',
  found: (count) =>
    `${plural(count, { one: 'Coincide # contacto.', other: 'Coinciden # contactos.' })} No se incluyen los que no tienen correo electrónico.`,
  tooMany: (most) => `Elija como máximo ${most} contactos.`,
  dueDate: 'Fecha límite',
  dueDateAbout: 'Déjelo vacío si no hay fecha límite.',
  dueDaysAbout: (days, { number }) =>
    `Si se deja vacío: ${plural(number(days), { one: '# día a partir de hoy', other: '# días a partir de hoy' })}.`,
  again: 'Empezar de nuevo para quienes ya lo completaron',
  againAbout: 'Lo conseguido antes no cuenta para el nuevo ciclo.',
  next: 'Continuar',
  would: (count, { number }) =>
    plural(number(count), { one: '# persona recibe el programa.', other: '# personas reciben el programa.' }),
  had: (count, { number }) =>
    plural(number(count), {
      one: '# persona ya lo tiene y no cambia.',
      other: '# personas ya lo tienen y no cambian.',
    }),
  nobody: 'No hay nadie nuevo: todas las personas de la lista ya tienen el programa.',
  assign: (count, { number }) => plural(number(count), { one: 'Asignar a # persona', other: 'Asignar a # personas' }),
  assigned: (count, { number }) =>
    plural(number(count), { one: 'Asignado a # persona.', other: 'Asignado a # personas.' }),
  progress: (done, all) => `${done} de ${all}`,
}
