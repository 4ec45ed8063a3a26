import type { awardBadgeMessages as awardBadgeMessagesType } from '../../../../src/shell-parts/messages/award-badge.ts'

export const awardBadgeMessages: typeof awardBadgeMessagesType = {
  title: 'Otorgar insignia',
  award: (badge) => `Otorgar ${badge}`,
  awardTo: (name) => `Otorgar una insignia a ${name}`,
  submit: 'Otorgar',
  badge: 'Insignia',
  noBadges: 'No hay ninguna insignia que se pueda otorgar. Cree antes una en Insignias.',
  name: 'Nombre',
  nameAbout: 'Tal como aparece en la insignia.',
  email: 'Correo electrónico',
  awarded: (name) => `${name} ya tiene la insignia.`,
  already: (name) => `${name} ya tenía esta insignia y la conserva.`,
  evidence: 'Pruebas',
  evidenceAbout: 'Aparecen en la página pública de la insignia, por ejemplo una charla con el enlace a su grabación.',
  nth: (nth) => `Prueba ${nth}`,
  text: 'Texto',
  url: 'Enlace (opcional)',
  add: 'Añadir prueba',
  remove: (nth) => `Quitar la prueba ${nth}`,
}
