import { freeLimitWords } from '@laurel/contract/free-limit'
import { paths } from '../../../paths.ts'
import { productName } from '../../../product.ts'
import type { LegalSection } from './legal-text.ts'

/** Sections 9 to 12 of the terms: money, and those who give it. */
export const membershipSections: readonly LegalSection[] = [
  {
    id: 'section-9',
    number: '9',
    title: 'Free use, trial and membership',
    blocks: [
      `Matching is free. ${freeLimitWords(productName)} The first day counts. Applications that you send one by one are counted; while you have sent fewer than that, you can open every scholarship. Random drawings are outside of this count: entering one is never held back, and paying never makes a win more likely.`,
      'A membership takes the limit away. First-time members have a free trial of 7 days. The page where you start it shows the date and the amount of the first charge. It renews by the month, quarter or year, as you chose, until you cancel; when you cancel you keep it until the end of the time that is paid.',
    ],
  },
  {
    id: 'section-10',
    number: '10',
    title: 'Prices and payment',
    blocks: [
      [
        'Prices are in US dollars. Payments are non-refundable, with one exception: the latest billing cycle is paid back if you did not use the membership in it.',
        'A change of price is announced 30 days ahead. You have 14 days to object; if you do, the membership ends with the time that is paid, at the old price.',
        'You can cancel until the moment of the next charge, and it is not made. A new card or another plan counts for the next charge, too, if you choose it before.',
        'Late amounts of business clients bear interest of 1.5% per month, or what the law allows if that is less.',
        'Tell us within 60 days if you believe that a charge is wrong. After that it counts as accepted.',
      ],
      'Card details go to the payment provider and are not kept by us.',
    ],
  },
  {
    id: 'section-11',
    number: '11',
    title: 'Sponsors and their awards',
    blocks: [
      'Sponsors decide who wins, by their published rules, and pay their awards. A sponsor may use what an applicant sends for this award only, and must treat it confidentially.',
      'Where a sponsor has placed the award money with us in escrow, it is paid to the winner that the sponsor names. If the sponsor cancels, a winner is still named within 5 days of the cancellation wherever applications have been received; money for which there is no winner is returned to the sponsor within 30 days.',
      'A sponsor must use fair, lawful criteria, answer questions about its award, and keep the records that tax law asks for, such as the name of a winner.',
    ],
  },
  {
    id: 'section-12',
    number: '12',
    title: 'Business clients and personal data',
    blocks: [
      `This section is for sponsors and other business clients of ${productName}. Where we handle personal data for them, we do it only on their instruction and for the purpose agreed, keep it confidential, and help them to answer requests of the people concerned.`,
      [
        'We name new subprocessors before they start. A client may object within 10 business days; we then look for another way together.',
        'A party that can no longer meet its duties under privacy law tells the other within 5 business days.',
        'A client may have our compliance assessed once per 12 months, with 30 days’ notice, at its own cost and during business hours.',
        'What we handle for a client is deleted after the end of the contract, at the latest after the time that the Privacy Policy names.',
      ],
      `What applies to applicants is in the [Privacy Policy](${paths.privacy}).`,
    ],
  },
]
