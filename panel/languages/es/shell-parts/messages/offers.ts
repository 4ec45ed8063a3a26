import type { offerMessages as offerMessagesType } from '../../../../src/shell-parts/messages/offers.ts'

export const offerMessages: typeof offerMessagesType = {
  offer: 'Ofrecer plaza',
  offerTo: (name) => `Ofrecer plaza: ${name}`,
  offerAbout: (name) => `${name} recibe un correo con la oferta.`,
  offered: (name) => `Plaza ofrecida a ${name}.`,
  beyond: (name) =>
    `No hay plazas libres. ${name} recibe un correo con una oferta por encima del aforo; si la acepta, el evento tendrá un participante más que plazas.`,
  beyondType: (name, type) =>
    `No hay plazas libres del tipo «${type}». ${name} recibe un correo con una oferta por encima de su límite; si la acepta, el tipo tendrá un participante más que plazas.`,
  offerBeyond: 'Ofrecer igualmente',
  withdraw: 'Retirar oferta',
  withdrawFrom: (name) => `Retirar oferta: ${name}`,
  withdrawAbout: (name) =>
    `${name} sigue en el mismo puesto de la lista de espera, no recibe ningún correo ni otra oferta, salvo que usted la haga. La plaza se ofrece a la siguiente persona.`,
  withdrawn: (name) => `Oferta a ${name} retirada.`,
}
