/** Texts of the email that reminds a member of a task. */
export const taskMailMessages = {
  en: {
    subject: (title: string) => `Due now: ${title}`,
    due: (organisation: string) => `A task of yours at ${organisation} is due.`,
    task: 'Task',
    dueAt: 'Due',
    about: 'About',
    button: 'Open the task',
    footer: 'You are receiving this email because the task is assigned to you.',
  },
  tr: {
    subject: (title: string) => `Zamanı geldi: ${title}`,
    due: (organisation: string) => `${organisation} içindeki bir görevinizin zamanı geldi.`,
    task: 'Görev',
    dueAt: 'Zamanı',
    about: 'Konu',
    button: 'Görevi aç',
    footer: 'Bu e-postayı, görev size atandığı için alıyorsunuz.',
  },
} as const
