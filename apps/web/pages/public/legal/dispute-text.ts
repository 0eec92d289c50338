import { productName } from '../../../product.ts'
import type { LegalSection } from './legal-text.ts'

/** Sections 15.1 to 15.8 of the terms. */
export const disputeParts: readonly LegalSection[] = [
  {
    id: 'section-15-1',
    number: '15.1',
    title: 'Talk to us first',
    blocks: [
      'Before either side starts a proceeding, it tells the other in writing what happened and what it asks for, and both try to settle it. Most problems end here.',
    ],
  },
  {
    id: 'section-15-2',
    number: '15.2',
    title: 'Arbitration',
    blocks: [
      'What cannot be settled is decided by one neutral arbitrator of a recognized arbitration service, under its rules for consumers, in English. The decision is binding and any court with jurisdiction may enforce it.',
    ],
  },
  {
    id: 'section-15-3',
    number: '15.3',
    title: 'Within one year',
    blocks: [
      'A demand for arbitration must be made within one year after the claim arose. Later claims are barred, unless the law that protects you gives more time.',
    ],
  },
  {
    id: 'section-15-4',
    number: '15.4',
    title: 'Small disputes in writing',
    blocks: [
      'Disputes under $10,000 are decided on written submissions, so that nobody has to travel. The arbitrator may hold a hearing by phone or video where fairness needs one.',
    ],
  },
  {
    id: 'section-15-5',
    number: '15.5',
    title: 'Each person for themselves',
    blocks: [
      'As far as the law allows, claims are brought by one person and not for a class or group, and both sides give up a trial by jury.',
    ],
  },
  {
    id: 'section-15-6',
    number: '15.6',
    title: 'What may go to a court',
    blocks: [
      'Either side may use a small claims court that is competent, ask a court to stop an ongoing wrong, or go to an authority. Nothing here takes away a right to complain to a regulator.',
    ],
  },
  {
    id: 'section-15-7',
    number: '15.7',
    title: 'Costs',
    blocks: [
      'The rules of the arbitration service say who pays its fees. Where they are higher for you than those of a court, we pay the difference, unless the arbitrator finds the claim to be made in bad faith. Each side pays its own lawyers unless the law says otherwise.',
    ],
  },
  {
    id: 'section-15-8',
    number: '15.8',
    title: 'Law',
    blocks: [
      `The law of the state in which the operator of ${productName} is established applies, together with the federal law of the United States; rules that protect consumers where they live stay in force. If section 15.5 cannot be enforced for a claim, that claim goes to a court.`,
    ],
  },
]
