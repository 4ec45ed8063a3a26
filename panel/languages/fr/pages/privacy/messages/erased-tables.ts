import type { erasedTables as erasedTablesType } from '../../../../../src/pages/privacy/messages/erased-tables.ts'

export const erasedTables: typeof erasedTablesType = {
  of: {
    attendee: {
      name: 'Inscriptions',
      does: 'Annulées et rendues anonymes ; les chiffres de présence ne changent pas.',
    },
    registration_request: {
      name: 'Inscriptions non confirmées',
      does: 'Supprimées ; leurs liens ne fonctionnent plus.',
    },
    certificate: {
      name: 'Certificats',
      does: 'L’adresse e-mail est effacée. Les certificats révoqués perdent aussi le nom et les valeurs.',
      keeps: 'Les certificats valables gardent le nom et les valeurs, pour que tout le monde puisse les vérifier.',
    },
    badge_award: { name: 'Badges', does: 'Retirés et rendus anonymes ; leur nombre reste connu.' },
    email: { name: 'E-mails', does: 'L’heure et le statut restent ; ceux en attente sont annulés.' },
    email_attempt: { name: 'Tentatives d’envoi d’e-mails', does: 'La réponse du serveur de messagerie est effacée.' },
    email_report: { name: 'Rapports de remise', does: 'Le message du serveur à l’origine du rapport est effacé.' },
    email_suppression: {
      name: 'Adresses bloquées',
      does: 'L’adresse et les détails sont effacés.',
      keeps:
        'Une empreinte irréversible de l’adresse est gardée, pour qu’aucun e-mail ne lui soit envoyé si elle est ajoutée de nouveau.',
    },
    message_recipient: { name: 'Destinataires de messages', does: 'L’adresse est effacée.' },
    contact: { name: 'Contacts', does: 'Supprimés avec toutes leurs adresses.' },
    contact_note: { name: 'Notes sur des contacts', does: 'Supprimées.' },
    contact_activity: { name: 'Chronologies de contacts', does: 'Supprimées.' },
    contact_import_batch: {
      name: 'Imports en attente',
      does: 'La ligne de la personne est supprimée et n’est pas importée.',
    },
    contact_import_failed_row: { name: 'Lignes d’import refusées', does: 'Supprimées.' },
    contact_merge: { name: 'Fusions de contacts', does: 'Supprimées ; les fusions ne peuvent plus être annulées.' },
    contact_merge_member: { name: 'Contacts fusionnés', does: 'Supprimés.' },
    attendee_import_failed_row: { name: 'Lignes d’import refusées', does: 'Supprimées.' },
    deal: { name: 'Affaires', does: 'Le montant et l’étape restent ; le titre, les notes et le contact sont effacés.' },
    contact_task: { name: 'Tâches', does: 'Supprimées.' },
    form: { name: 'Notifications de formulaires', does: 'L’adresse ne reçoit plus de notifications.' },
    form_submission: { name: 'Envois de formulaires', does: 'Supprimés.' },
    survey_response: {
      name: 'Réponses aux enquêtes',
      does: 'Le fait d’avoir répondu reste connu ; les réponses sont effacées.',
    },
    scan: { name: 'Scans', does: 'Le fait d’avoir scanné reste connu ; ce qui a été présenté est effacé.' },
    training_assignment: {
      name: 'Attributions de formations',
      does: 'Celles en cours sont supprimées ; celles terminées deviennent un historique anonyme.',
    },
    training_completion: { name: 'Cours terminés', does: 'Deviennent un historique anonyme.' },
    training_evidence: { name: 'Justificatifs de formation', does: 'Supprimés.' },
    bulk_job: {
      name: 'Fichiers de certificats en lot',
      does: 'Le nom, l’adresse et les valeurs de la personne sont effacés ; les autres noms restent.',
    },
    webhook_attempt: { name: 'Réponses aux webhooks', does: 'Les réponses du destinataire sont effacées.' },
    domain_event: {
      name: 'Flux d’événements',
      does: 'Le type, l’heure et les identifiants restent ; les livraisons suivantes ne contiennent rien d’autre.',
    },
    audit_entry: {
      name: 'Journal d’audit',
      does: 'Qui a fait quoi et quand reste connu, sans les données de la personne.',
    },
    erasure_request: { name: 'Demandes d’effacement', does: 'Closes, et leur adresse est effacée.' },
  },
}
