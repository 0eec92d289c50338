/** The day the texts were last gone through. */
export const EDITION = new Date('2026-11-24T00:00:00Z')

/** The files of the book, in their order. */
export const PARTS = [
  '00-about',
  '01-begin',
  '02-kinds',
  '03-find',
  '04-fit',
  '05-plan',
  '06-answers',
  '07-essay',
  '08-letters',
  '09-papers',
  '10-send',
  '11-aid-forms',
  '12-scams',
  '13-win',
  '14-taxes',
  '15-not-this-time',
  '16-parents',
  '17-checklists',
  '18-words',
] as const
