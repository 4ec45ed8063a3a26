import { html } from 'ghtml'
import type { Texts } from '../../lib/text/texts.ts'

const inForce = { end: 'Valable jusqu’au', check: 'Ni révoqué, ni expiré.' }
const because = (reason: string) => html`Motif indiqué : !${reason}`

export const verification: Texts['verification'] = {
  brand: 'Vérification de certificat',
  skipLink: 'Aller au résultat',
  failure: { note: 'Cela ne dit rien sur un certificat.', onward: 'Vérifier un certificat' },
  statuses: {
    valid: {
      ...inForce,
      heading: () => 'Valable',
      meaning: () => '<p>Ce certificat a été délivré tel que vous le voyez ici, et il est en vigueur.</p>',
    },
    changed: {
      ...inForce,
      heading: () => 'Valable, mais son enregistrement a été modifié',
      meaning: ({ issuer }) =>
        html`<p>Le certificat est en vigueur, mais ce qui en est conservé ne correspond plus à ce qui a été consigné lors de sa délivrance. Demandez à !${issuer} de le confirmer avant de vous y fier.</p>`,
    },
    unlogged: {
      ...inForce,
      heading: () => 'Valable, mais absent du journal de délivrance',
      meaning: ({ issuer }) =>
        html`<p>Le certificat est en vigueur, mais le journal des certificats délivrés n’en contient aucune trace. Demandez à !${issuer} de le confirmer avant de vous y fier.</p>`,
    },
    expired: {
      end: 'Était valable jusqu’au',
      check: 'Non révoqué, mais expiré.',
      heading: ({ day }) => `Expiré le ${day}`,
      meaning: ({ time }) => html`<p>Il est authentique, mais sa durée de validité a pris fin le !${time}.</p>`,
    },
    replaced: {
      end: 'Remplacé le',
      check: 'Remplacé par un autre certificat.',
      heading: ({ day }) => `Remplacé le ${day}`,
      meaning: ({ time, reason, next }) =>
        html`<p>L’émetteur l’a remplacé par un nouveau certificat le !${time}. Celui-ci n’est plus valable.</p>
!${reason && html`<p>!${because(reason)}</p>`}
<p><a class="onward" href="${next}">Aller au certificat qui le remplace</a></p>`,
    },
    revoked: {
      end: 'Révoqué le',
      check: 'Révoqué par son émetteur.',
      heading: ({ day }) => `Révoqué le ${day}`,
      meaning: ({ time, reason }) =>
        html`<p>L’émetteur a retiré ce certificat le !${time}. Ne vous y fiez pas.</p>
<p>!${reason ? because(reason) : 'L’émetteur n’a pas indiqué de motif.'}</p>`,
    },
  },
  missing: {
    unknown: {
      heading: 'Introuvable',
      meaning:
        '<p>Aucun certificat ne porte ce code ici. Ne vous fiez pas à un document qui l’affiche avant d’avoir interrogé son émetteur.</p>',
    },
    mistyped: {
      heading: 'Introuvable : sans doute une faute de frappe',
      meaning:
        '<p>Le dernier caractère d’un code est calculé à partir des autres. Ici, il ne leur correspond pas : au moins un caractère est faux. Cela ne signifie pas que le certificat est un faux. Comparez le code avec le certificat et réessayez.</p>',
    },
  },
  certificate: {
    label: 'Le certificat',
    awardedTo: 'Décerné à',
    for: 'pour',
    issuer: 'Délivré par',
    through: (domain) => `via ${domain}`,
    tier: 'Niveau',
    date: 'Date de l’événement',
    issuedAt: 'Délivré le',
    noEnd: 'N’expire pas',
    code: 'Code',
  },
  picture: {
    caption: 'Le certificat tel qu’il a été délivré',
    alt: (name, event, issuer) => `Certificat de ${name} pour ${event}, délivré par ${issuer}.`,
    opens: 'Ouvre le PDF.',
    shared: (issuer, day) =>
      `Certificat délivré par ${issuer} le ${day}. La page indique s’il est valable aujourd’hui.`,
  },
  checks: {
    heading: 'Ce qui a été vérifié',
    when: (time) => html`Le !${time}, à l’ouverture de cette page`,
    asOf: (time) =>
      html`Les données les plus récentes sont inaccessibles pour le moment. Cette page montre leur état le !${time}. Les changements ultérieurs, comme une révocation, n’y figurent pas.`,
    passed: 'conforme',
    failed: 'non conforme',
    pending: 'pas encore',
    record: { what: 'Enregistrement', found: (domain) => `Trouvé dans la base de données de ${domain}.` },
    status: 'Statut',
    credential: {
      what: 'Attestation vérifiable',
      valid: 'Signée avec une clé de l’émetteur et non marquée comme révoquée.',
      revoked: 'Signée et marquée comme révoquée : tout vérificateur la refuse.',
      expired: 'Signée avec une clé de l’émetteur, mais expirée.',
      key_withdrawn: 'L’émetteur a retiré la clé qui l’a signée. Une nouvelle signature est en cours.',
      not_signed: 'Signature en cours. Revenez dans quelques minutes.',
      broken: 'La signature ne correspond pas à ce qui est enregistré.',
    },
    log: {
      what: 'Journal de délivrance',
      entry: (position, size) => `Entrée ${position} sur ${size} du journal de l’émetteur.`,
      proof: 'Preuve de l’entrée',
      entering: 'En cours d’inscription dans le journal de l’émetteur.',
      same: 'L’enregistrement correspond à ce qui a été consigné lors de la délivrance.',
      changed: 'L’enregistrement ne correspond pas à ce qui a été consigné lors de la délivrance.',
      missing: 'Il n’y a aucune entrée sur ce certificat.',
    },
    missing: (domain, time) => html`La base de données de ${domain}, le !${time}, pour`,
  },
  actions: {
    heading: 'Conserver et partager',
    revoked: 'Les fichiers d’un certificat révoqué ne sont plus fournis.',
    picture: 'Image (PNG)',
    linkedIn: 'Ajouter au profil LinkedIn',
    share: { heading: 'Partager ce certificat', email: 'E-mail' },
    facts: 'Données (JSON)',
    credential: 'Attestation vérifiable',
    wallet: 'Ajouter au portefeuille',
    link: 'Lien vers cette page, à copier',
    yourself: 'Vérifier par vous-même',
    ask: 'Interrogez le service sans cette page, depuis tout ordinateur doté de <code>curl</code> :',
    compare:
      'Seul un certificat en vigueur répond <code>"valid": true</code>. Comparez le nom, le titre et les dates de la réponse avec ce qui vous a été montré.',
  },
  doubt: {
    heading: 'Si quelque chose semble anormal',
    items: (issuer) => {
      const who = issuer ?? 'l’émetteur'
      const to = issuer === null ? 'l’émetteur' : html`!${issuer}`
      return [
        html`Le nom, le titre ou la date diffèrent du document qui vous a été montré : c’est cette page qui fait foi. Interrogez !${to}, avec des coordonnées que vous avez trouvées vous-même.`,
        'Le lien ou le code QR vous a mené à une autre adresse que celle ci-dessous : saisissez plutôt le code dans le champ de cette page.',
        html`C’est votre certificat et il contient une erreur : !${who} peut en délivrer un corrigé. L’ancien lien mènera alors au nouveau.`,
      ]
    },
  },
  form: {
    button: 'Vérifier',
    hint: (example) =>
      html`Le code est imprimé sur le certificat et ressemble à !${example}. Les majuscules, les espaces et les tirets sont sans importance, tout comme O pour 0 ou I pour 1. Le lien d’un certificat convient aussi.`,
    first: 'Code du certificat',
    another: 'Vérifier un autre certificat',
    again: 'Réessayer',
  },
  entrance: {
    title: 'Vérifier un certificat',
    heading: 'Ce certificat est-il authentique ?',
    lead: (domain) =>
      `Saisissez son code pour voir ce que ${domain} a enregistré : à qui et pour quoi il a été délivré, et s’il est encore valable.`,
    empty: 'Saisissez d’abord le code.',
    tooLong: 'C’est plus long qu’un code. Saisissez uniquement les 13 caractères.',
  },
}
