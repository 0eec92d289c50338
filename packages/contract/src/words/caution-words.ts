import type { Caution } from '../caution-shapes.ts'

/** What deserves care, and what to do about it. */
export const CAUTION_WORDS: Record<Caution['kind'], { said: string; advice: string }> = {
  fee: { said: 'It asks for money.', advice: 'You should not have to pay to apply.' },
  identity: {
    said: 'It asks for a bank or Social Security number.',
    advice: 'Nobody needs that before you have won.',
  },
  sharesData: {
    said: 'It passes on what you tell it.',
    advice: 'Expect calls and mails from others.',
  },
  unnamed: {
    said: 'We do not know who gives it.',
    advice: 'Find out who they are before you tell them about yourself.',
  },
  noWinners: {
    said: 'It never says who won.',
    advice: 'Nobody can check that anybody did.',
  },
}
