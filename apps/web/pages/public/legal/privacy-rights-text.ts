import { paths } from '../../../paths.ts'
import { productName } from '../../../product.ts'
import type { LegalSection } from './legal-text.ts'

/** Sections 10 to 15 of the policy: how long data is kept, and what each person may ask for. */
export const privacyRightsSections: readonly LegalSection[] = [
  {
    id: 'section-10',
    number: '10',
    title: 'How long we keep it',
    blocks: [
      [
        'As long as you have an account, and about 7 years after your last login or the end of your subscription.',
        'Accounts of parents and of business clients: 3 years from then, in place of 7.',
        'Before we delete an account because nobody uses it, we email you 60 days and 14 days ahead. Logging in keeps it.',
        'If you delete your account: you are signed out everywhere at once, and your data is deleted within 24 hours. Deleting does not wait for the times above.',
        'If you won an award: your name, email address, the sum and the day stay for 7 years, because the sponsor’s tax papers must name the winner. That record alone stays.',
        'Your applications are deleted with the account, also where a sponsor has received them. What a sponsor has noted elsewhere by then is its own; ask the sponsor to delete it.',
        'Requests about your data, such as Do not sell: 2 years from our answer, to be able to show that we followed them. Where you asked us to delete, that record no longer says who you were.',
        'Somebody under 16: deleted within 24 hours.',
      ],
    ],
  },
  {
    id: 'section-11',
    number: '11',
    title: 'Your rights, and how to use them',
    blocks: [
      'You may ask what we know about you and receive a copy, correct it, delete it, and opt out of sale and of emails. Nobody is treated worse for asking.',
      [
        `See, correct, download, delete: at once, by yourself, in your [profile](/auth/dashboard/profile) and in [Setting](${paths.setting}).`,
        `By [request](${paths.privacy}#request), without an account: we answer requests to know, delete or correct within 45 days. A hard one may take up to 90, and then we tell you why. You may ask to know twice per 12 months.`,
        `Opt out of sale: with [this form](${paths.doNotSell}), within 15 business days (in Nevada: section 14).`,
        `No more emails: in Setting, by the link in each email, or with [Unsubscribe](${paths.unsubscribe}). Receipts and emails about the account itself are still sent.`,
        `Appeal: if we refuse a request, we tell you why. You may [appeal](${paths.privacy}#request), and we answer within about 45 days. After that you may turn to the attorney general of your state.`,
      ],
      'To protect you we first make sure that a request is yours, by a link that is emailed to the address it is about; if you are signed in with that address, that is enough. Somebody you authorize may ask for you.',
    ],
  },
  {
    id: 'section-12',
    number: '12',
    title: 'Children',
    blocks: [
      `${productName} is for students of 16 and over. Children under 13 are not served. A birth date under 16 is refused by the server as well as by the form, ends the sign-in, and what was entered is deleted within 24 hours. We never sell data of anyone under 16, as we sell none at all. If you believe that a child has an account, tell us and we delete it.`,
    ],
  },
  {
    id: 'section-13',
    number: '13',
    title: 'Security',
    blocks: [
      'Connections are encrypted. Passwords and emailed codes are kept as hashes. Guessing is limited, devices can be signed out one by one, and a new password ends all other sign-ins. Uploaded files are checked and served so that they can do no harm. No system is perfectly safe; if a breach concerns you, we tell you and the authorities as the law asks.',
    ],
  },
  {
    id: 'section-14',
    number: '14',
    title: 'States and countries',
    blocks: [
      'People in California, Colorado, Connecticut, Utah, Virginia and other states with privacy laws have the rights of section 11 by law; we give them to everybody. The categories we collect are those of section 2; we have sold none of them in the last 12 months.',
      'Nevada: you may ask that data is not sold. We answer within 60 days, and may take 30 days more if we tell you so.',
      `${productName} is run in the United States. If you use it from elsewhere, your data is handled there. You may withdraw a consent at any time, and complain to the authority where you live.`,
    ],
  },
  {
    id: 'section-15',
    number: '15',
    title: 'Changes and contact',
    blocks: [
      'When this policy changes, the date above changes with it, and we tell you by email or on the site before a change that matters to you counts.',
      `Write to us on [Contact](${paths.contact}), or use the forms named above.`,
    ],
  },
]
