import type { Texts } from '../../lib/text/texts.ts'

export const fileCheck: Texts['fileCheck'] = {
  heading: 'Vérifier le fichier lui-même',
  lead: 'Déposez ici le fichier PDF, PNG ou JSON d’un certificat ou d’un badge. Votre navigateur le lit ; rien n’est envoyé.',
  label: 'Fichiers à vérifier',
  asks: 'Seul le site de l’émetteur est interrogé, pour ses clés publiques et sa liste de certificats révoqués.',
  noScript: 'Pour vérifier un fichier ici, autorisez les scripts de cette page. Le code fonctionne sans eux.',
  keep: 'Enregistrer cette page pour vérifier sans réseau',
  keepHint:
    'Vérifiez d’abord un certificat : la page enregistrée contient alors les clés et les listes de son émetteur.',
  copy: {
    title: 'Vérifier le fichier d’un certificat',
    saved: 'Cette page a été enregistrée depuis ⟦domain⟧ le ⟦day⟧.',
    holds: 'Elle contient les clés et les listes de révocation des émetteurs que vous aviez vérifiés.',
    empty: 'Elle ne contient pas de clés. Elle interroge l’émetteur ou utilise les clés et listes déposées ici.',
    site: 'Saisir plutôt un code sur ⟦domain⟧',
  },
  words: {
    reading: 'Lecture de ⟦name⟧ …',
    tooMany: 'Seuls les 20 premiers fichiers ont été vérifiés.',
    checked: 'Ce qui a été vérifié',
    compare: 'Seul ceci est prouvé. Comparez-le avec ce qu’on vous a montré.',
    page: 'Ouvrir la page de ce certificat',
    results: { passed: 'réussi', failed: 'échoué', open: 'inconnu' },
    facts: {
      awardedTo: 'Décerné à',
      for: 'pour',
      issuer: 'Délivré par',
      site: 'D’après',
      issued: 'Délivré le',
      until: 'Valable jusqu’au',
      noEnd: 'N’expire pas',
    },
    verdicts: {
      valid: {
        heading: 'Valable d’après ⟦domain⟧',
        meaning:
          'Il est inchangé, sa clé est celle de l’émetteur et il n’est pas révoqué. Assurez-vous que c’est bien le site de l’émetteur.',
      },
      kept: {
        heading: 'Valable le ⟦day⟧',
        meaning:
          'Cette page a été enregistrée ce jour-là avec les clés et listes de ⟦domain⟧. Elle ignore les changements ultérieurs.',
      },
      given: {
        heading: 'Correspond aux clés que vous avez fournies',
        meaning:
          'Il est inchangé et n’est pas révoqué dans la liste fournie. Assurez-vous que les deux viennent de ⟦domain⟧.',
      },
      revoked: { heading: 'Révoqué', meaning: 'L’émetteur a retiré ce certificat. Ne vous y fiez pas.' },
      expired: { heading: 'Expiré', meaning: 'La durée pour laquelle il a été délivré est écoulée.' },
      early: {
        heading: 'Pas encore valable',
        meaning: 'Sa durée n’a pas commencé, ou l’horloge de cet appareil est fausse.',
      },
      changed: {
        heading: 'Modifié ou falsifié',
        meaning: 'La signature ne correspond pas au contenu du certificat. Ne vous y fiez pas.',
      },
      stranger: {
        heading: 'Non signé par son émetteur',
        meaning: 'La clé qui l’a signé n’a jamais été celle de ⟦domain⟧, ou a été retirée. Ne vous y fiez pas.',
      },
      open: {
        heading: 'Inchangé, mais pas entièrement vérifié',
        meaning:
          'Rien n’a changé depuis sa signature. Seul ⟦domain⟧ peut confirmer le reste et n’a pas pu être interrogé.',
      },
      print: {
        heading: 'Ce n’est pas le PDF d’origine',
        meaning:
          'Ce n’est pas le fichier signé par ⟦domain⟧ : il a été modifié, ou dessiné autour des données d’un certificat. Ne vous fiez qu’aux données ci-dessous, et seulement si toutes les autres vérifications ont réussi.',
      },
      several: {
        heading: 'Plusieurs certificats dans un fichier',
        meaning: 'Un fichier d’origine n’en contient qu’un. Demandez l’original à l’expéditeur.',
      },
      none: {
        heading: 'Aucune donnée de certificat dans ce fichier',
        meaning: 'C’est peut-être un scan, une photo ou un fichier plus ancien. Saisissez le code imprimé.',
      },
      foreign: {
        heading: 'Cette page ne peut pas vérifier ce certificat',
        meaning: 'Ses données ont une autre forme. Demandez à son émetteur comment le vérifier.',
      },
      large: {
        heading: 'Trop grand pour être vérifié ici',
        meaning: 'Le fichier est plus grand, ou contient davantage, que celui d’un certificat.',
      },
    },
    checks: {
      file: {
        name: 'Fichier',
        pdf: 'Les données d’un certificat sont jointes au PDF.',
        png: 'Les données d’un certificat sont dans l’image.',
        json: 'Le fichier est constitué des données d’un certificat.',
      },
      proof: {
        name: 'Signature électronique',
        holds: 'Rien n’a changé depuis la signature. Il n’y a personne à croire sur parole.',
        broken: 'Elle ne correspond pas au contenu du certificat.',
      },
      key: {
        name: 'Clé de l’émetteur',
        issuer: '⟦domain⟧ la publie en ce moment.',
        kept: 'C’est une des clés de ⟦domain⟧ dans cette page enregistrée.',
        given: 'C’est une des clés que vous avez fournies pour ⟦domain⟧.',
        stranger: 'Ce n’est pas une des clés de ⟦domain⟧.',
        unknown: '⟦domain⟧ n’a pas pu être interrogé sur ses clés.',
      },
      status: {
        name: 'Révocation',
        issuer: 'Absent de la liste de ⟦domain⟧ en date du ⟦day⟧.',
        kept: 'Absent de la liste de ⟦domain⟧ dans cette page enregistrée, du ⟦day⟧.',
        given: 'Absent de la liste de ⟦domain⟧ que vous avez fournie, du ⟦day⟧.',
        revoked: 'Il figure dans la liste de ⟦domain⟧.',
        ended: 'La seule liste disponible était utilisable jusqu’au ⟦day⟧.',
        unknown: 'Aucune liste utilisable de ⟦domain⟧ n’est disponible.',
        elsewhere: 'La liste indiquée n’est pas celle de ⟦domain⟧.',
      },
      dates: {
        name: 'Dates de validité',
        inForce: 'Valable jusqu’au ⟦day⟧, d’après l’horloge de cet appareil.',
        endless: 'Il n’expire pas.',
        ended: 'Il était valable jusqu’au ⟦day⟧.',
        future: 'Il est valable à partir du ⟦day⟧.',
      },
      print: {
        name: 'Apparence',
        issuer: 'Le fichier entier est tel que ⟦domain⟧ l’a signé.',
        kept: 'Le fichier entier est tel que ⟦domain⟧ l’a signé, d’après l’autorité de cette page enregistrée.',
        given: 'Le fichier entier est tel que signé, d’après l’autorité que vous avez fournie pour ⟦domain⟧.',
        unsigned: 'Le PDF n’a pas de signature de ⟦domain⟧ : n’importe qui a pu le dessiner.',
        added: 'Quelque chose a été ajouté après la signature.',
        altered: 'Le PDF a été modifié après la signature.',
        stranger: '⟦domain⟧ n’a pas signé le PDF.',
        unreachable:
          'Le PDF est inchangé depuis la signature, mais ⟦domain⟧ n’a pas pu être interrogé sur le signataire.',
        picture: 'Une image n’a pas de signature. Comparez-la avec les données ci-dessus.',
      },
    },
    limits: {
      kept: 'Sans réseau, cette page ignore ce qui a été révoqué ou retiré après le ⟦day⟧.',
      given: 'Cette page ignore d’où viennent les clés et les listes. Ne les prenez que sur le site de l’émetteur.',
      open: 'Réessayez avec un réseau, ou déposez ici le did.json et la liste de l’émetteur avec le certificat.',
    },
  },
}
