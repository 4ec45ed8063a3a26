import { html } from 'ghtml'
import { pluralsOf } from '../../lib/text/plurals-of.ts'
import type { Texts } from '../../lib/text/texts.ts'

const plural = pluralsOf('fr')

export const frame: Texts['frame'] = {
  whose: (domain, address) =>
    html`Vous êtes sur <strong>${domain}</strong>. Une page copiée peut afficher n’importe quoi : ne faites confiance à celle-ci que si la barre d’adresse de votre navigateur commence par <span class="nowrap">${address}/</span>.`,
  quiet: 'Aucun script ne s’exécute sur cette page, et votre adresse IP n’est pas enregistrée.',
  oneScript:
    'Le seul script de cette page vérifie des fichiers sur votre appareil. Votre adresse IP n’est pas enregistrée.',
  powered: 'Propulsé par Laurel',
  request: (id) => `Requête ${id}`,
  retry: (seconds) => `Réessayez dans ${plural(seconds, { one: '1 seconde', other: `${seconds} secondes` })}.`,
  failures: {
    404: { heading: 'Il n’y a rien ici', text: 'Vérifiez l’adresse.' },
    413: { heading: 'Le texte est trop long', text: 'Revenez en arrière, raccourcissez votre texte et renvoyez-le.' },
    429: { heading: 'Un instant, s’il vous plaît', text: 'Trop de requêtes sont venues de votre réseau.' },
    500: {
      heading: 'Une erreur s’est produite de notre côté',
      text: 'Réessayez. Si l’erreur persiste, indiquez à l’exploitant de ce site le numéro de requête ci-dessous.',
    },
    503: { heading: 'Indisponible pour le moment', text: 'Le service sera de retour dans un instant.' },
    unreadable: { heading: 'La requête est illisible', text: 'Vérifiez l’adresse et réessayez.' },
  },
}

export const publicForm: Texts['publicForm'] = {
  trap: 'Laissez ce champ vide',
  again: {
    quick: 'C’était très rapide. Veuillez vérifier vos réponses et appuyer de nouveau sur le bouton.',
    late: 'Ce formulaire est resté ouvert longtemps. Veuillez vérifier vos réponses et appuyer de nouveau sur le bouton.',
  },
  needed: 'Veuillez remplir ce champ.',
  problems: (count) => plural(count, { one: 'Veuillez corriger un champ', other: `Veuillez corriger ${count} champs` }),
}

export const site: Texts['site'] = {
  brand: 'Événements et certificats',
  skipLink: 'Aller au contenu',
  failure: {
    note: 'Le lien est peut-être incomplet, ou la page a été déplacée.',
    onward: 'Aller à la page d’accueil',
  },
}

export const map: Texts['map'] = { show: 'Voir sur une carte' }

export const calendar: Texts['calendar'] = { online: 'Participer en ligne', speaker: 'Intervention' }
