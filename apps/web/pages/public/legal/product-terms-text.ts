import { TERMS_VERSION } from '@laurel/contract/terms'
import { paths } from '../../../paths.ts'
import { productName } from '../../../product.ts'
import type { LegalText } from './legal-text.ts'

/** What a student agrees to with each application. */
export const productTermsText: LegalText = {
  title: 'Scholarship terms',
  lastRevised: TERMS_VERSION,
  inShort: [
    'What you send is true and your own, and you send it once.',
    'The sponsor sees what the application asks for, decides by its own rules, and pays the award.',
    `${productName} does not decide who wins, and paying ${productName} never helps you to win.`,
  ],
  sections: [
    {
      id: 'section-1',
      number: '1',
      title: 'When these terms apply',
      blocks: [
        `You agree to these terms each time you apply for a scholarship through ${productName}: by pressing Submit, by applying to several at once, or by a switch that you turned on to apply by itself. They add to the [Terms of Use](${paths.terms}). A sponsor may have terms of its own; they stand on the scholarship’s page, and you agree to them with the application.`,
      ],
    },
    {
      id: 'section-2',
      number: '2',
      title: 'Who may apply',
      blocks: [
        'You are 16 or over and meet the sponsor’s rules. Where a rule cannot be checked from your profile, you answer it yourself, and your answer counts as your word. A parent who is linked to a student’s own account cannot submit for that student.',
      ],
    },
    {
      id: 'section-3',
      number: '3',
      title: 'What you send',
      blocks: [
        [
          'It is true, complete and up to date as far as you know.',
          'Essays are your own. If you used AI or other help, you kept to the policy that the sponsor states.',
          'Documents are genuine and yours to share. If you name others, such as a teacher, you may do so.',
        ],
        'A sponsor that finds false facts may leave out your application or take an award back.',
      ],
    },
    {
      id: 'section-4',
      number: '4',
      title: 'Once only',
      blocks: [
        'Each person applies to a round of a scholarship once. After it is received, an application is not changed, by you or by us. The receipt shows what was sent and when. You may withdraw it until the sponsor decides; a withdrawn round cannot be entered again.',
        'Draft means that nothing was sent. Received means that the sponsor has it; it is not a decision.',
      ],
    },
    {
      id: 'section-5',
      number: '5',
      title: 'Deadlines',
      blocks: [
        'A deadline is the end of the stated day in the scholarship’s time zone, New York’s unless another is shown. A request that reaches us before then is in time. Where no date is known we say so, and the sponsor may close at any time.',
      ],
    },
    {
      id: 'section-6',
      number: '6',
      title: 'What the sponsor receives',
      blocks: [
        `The sponsor receives your name, how to reach you, and the answers and files that the application asks for. It may use them to choose and pay this award, and must keep them confidential. Sensitive answers are passed on only where the award’s own rules ask for them; you see them among what goes out before you send, and automatic applications go without them. The rest is in the [Privacy Policy](${paths.privacy}).`,
      ],
    },
    {
      id: 'section-7',
      number: '7',
      title: 'Automatic applications',
      blocks: [
        `The switches for this are yours, in [Automatic](${paths.trackApplications('automatic')}), and off at first. An automatic application uses answers you gave before, is sent only where nothing new is asked, keeps to your daily number and leaves a receipt. Otherwise a draft is prepared and waits for your OK.`,
      ],
    },
    {
      id: 'section-8',
      number: '8',
      title: 'Applications on a sponsor’s own site',
      blocks: [
        `Some sponsors take applications only on their own site. ${productName} then shows what is asked and leads you there. It sends nothing, and I applied is your own note.`,
      ],
    },
    {
      id: 'section-9',
      number: '9',
      title: 'Choosing the winner',
      blocks: [
        `The sponsor chooses by its published criteria, with people who read the applications. Random drawings follow the [sweepstakes rules](${paths.terms}#exhibit-a): each eligible entry has the same chance, no purchase is necessary, and a membership does not favor anybody.`,
        `${productName} does not guarantee financial aid. Amounts and dates are the sponsor’s; a sum of listed awards is not a promise.`,
      ],
    },
    {
      id: 'section-10',
      number: '10',
      title: 'If you win',
      blocks: [
        'The sponsor or we write to the address of your account. Answer in time, show that you meet the rules, and return the tax forms that are needed; awards over $600 are reported on a form 1099. The sponsor pays, and taxes are yours. If you delete your account later, your name, email address, the sum and the day stay on record for 7 years for the sponsor’s tax papers.',
      ],
    },
  ],
}
