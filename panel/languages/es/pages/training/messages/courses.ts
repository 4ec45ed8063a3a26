import type { courseMessages as courseMessagesType } from '../../../../../src/pages/training/messages/courses.ts'

export const courseMessages: typeof courseMessagesType = {
  title: 'Cursos',
  none: 'Aún no hay cursos',
  noneHow:
    'Añada cursos que se completan en otro lugar, por ejemplo en una plataforma de formación, para que los programas puedan exigirlos.',
  create: 'Nuevo curso',
  created: 'Curso creado.',
  edit: 'Editar curso',
  saved: 'Curso guardado.',
  save: 'Guardar',
  name: 'Nombre',
  code: 'Código',
  codeAbout: 'El código que usa la plataforma de formación. Es único y distingue mayúsculas y minúsculas.',
  delete: 'Eliminar curso',
  deleteAbout: 'Un curso se puede eliminar mientras ningún programa lo exija y nadie lo haya completado.',
  deleted: 'Curso eliminado.',
  added: 'Fecha de alta',
  findCode: 'Código exacto',
}
