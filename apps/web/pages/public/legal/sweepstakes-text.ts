import { productName } from '../../../product.ts'
import type { LegalSection } from './legal-text.ts'

/** Exhibit A of the terms: scholarships whose winner is drawn by lot. */
export const sweepstakesRules: LegalSection = {
  id: 'exhibit-a',
  number: '',
  title: 'Exhibit A: Sweepstakes rules',
  blocks: [
    'No purchase is necessary to enter or win. A purchase or membership does not improve your chance. These rules apply to every scholarship that is marked as a random drawing, with the dates, the award and the sponsor that its page names.',
  ],
  parts: [
    {
      id: 'exhibit-a-1',
      number: 'A.1',
      title: 'Who may enter',
      blocks: [
        'Legal residents of the United States who are at least 16 when they enter and who meet the rules on the scholarship’s page. Void where prohibited.',
        `The staff of ${productName} and of the sponsor, and their immediate family and household, may not enter.`,
        'The entrant is the natural person of at least 16 who owns the email address of the account. If that is disputed, it is the person to whom the address was assigned by its provider.',
      ],
    },
    {
      id: 'exhibit-a-2',
      number: 'A.2',
      title: 'How to enter',
      blocks: [
        `Submit the application on ${productName} before its deadline. One entry for each person and drawing; further ones do not count. Free accounts and members enter in the same way, and no daily limit applies.`,
      ],
    },
    {
      id: 'exhibit-a-3',
      number: 'A.3',
      title: 'The drawing',
      blocks: [
        'The winner is drawn at random from all eligible entries after the deadline. The odds depend on how many eligible entries there are.',
      ],
    },
    {
      id: 'exhibit-a-4',
      number: 'A.4',
      title: 'If you win',
      blocks: [
        [
          'We notify the winner at the email address of the account within about 5 business days after the drawing.',
          'A winner whom we cannot reach for 3 business days forfeits the award, and another is drawn.',
          'The winner confirms who they are and that they meet the rules, and returns the tax forms that the sponsor needs.',
          'Taxes are the winner’s. Awards over $600 are reported to the tax authority on a form 1099.',
          'An award cannot be passed on or exchanged, except by the sponsor for one of the same value.',
        ],
      ],
    },
    {
      id: 'exhibit-a-5',
      number: 'A.5',
      title: 'Publicity and the winners list',
      blocks: [
        'A sponsor may publish a winner’s first name and state where the winner agrees and the law allows it. Anybody may ask for the list of winners within 90 days after the drawing.',
      ],
    },
    {
      id: 'exhibit-a-6',
      number: 'A.6',
      title: 'Other rules',
      blocks: [
        'Entries that were made by program or with false facts are void. If a drawing cannot be held fairly, it is held among the eligible entries that are not in doubt. Disputes are settled as in section 15 of the terms. Personal data is handled as the Privacy Policy says.',
      ],
    },
  ],
}
