import type { offerMessages as offerMessagesType } from '../../../../src/shell-parts/messages/offers.ts'

export const offerMessages: typeof offerMessagesType = {
  offer: 'Platz anbieten',
  offerTo: (name) => `Platz anbieten: ${name}`,
  offerAbout: (name) => `${name} erhält eine E-Mail mit dem Angebot.`,
  offered: (name) => `Platz angeboten: ${name}.`,
  beyond: (name) =>
    `Kein Platz ist frei. ${name} erhält eine E-Mail mit einem Angebot über die Kapazität hinaus. Wird es angenommen, hat die Veranstaltung eine teilnehmende Person mehr als Plätze.`,
  beyondType: (name, type) =>
    `Für die Art „${type}“ ist kein Platz frei. ${name} erhält eine E-Mail mit einem Angebot über ihre Kapazität hinaus. Wird es angenommen, hat die Art eine teilnehmende Person mehr als Plätze.`,
  offerBeyond: 'Trotzdem anbieten',
  withdraw: 'Angebot zurückziehen',
  withdrawFrom: (name) => `Angebot zurückziehen: ${name}`,
  withdrawAbout: (name) =>
    `${name} bleibt an derselben Stelle auf der Warteliste und erhält keine E-Mail und kein weiteres Angebot, außer Sie machen eines. Der Platz wird der nächsten Person angeboten.`,
  withdrawn: (name) => `Angebot zurückgezogen: ${name}.`,
}
