import { PRIVACY_VERSION } from '@laurel/contract/terms'
import { paths } from '../../../paths.ts'
import { productName } from '../../../product.ts'
import type { LegalSection, LegalText } from './legal-text.ts'
import { privacyRightsSections } from './privacy-rights-text.ts'

const useSections: readonly LegalSection[] = [
  {
    id: 'section-1',
    number: '1',
    title: 'What this policy covers',
    blocks: [
      `This policy says what the operator of ${productName} (“we”) does with personal data: on this site, in the account area and in the emails we send. It covers students, parents, visitors, and the people who work for sponsors. What a sponsor does with an application after receiving it is the sponsor’s responsibility, within the limits of our [terms](${paths.terms}).`,
    ],
  },
  {
    id: 'section-2',
    number: '2',
    title: 'What we collect',
    blocks: [
      [
        'Account: name, email address, phone number, whether you are a student or a parent, and a password that is kept only as a hash that cannot be turned back.',
        'Profile: what you choose to answer, such as birth date, school, grades, field of study, address and interests. No answer is assumed for you, and a question left open stays unknown.',
        'Applications: drafts, essays, documents, what was sent, when, and what became of it.',
        'Sign-ins: the kind of device and the time it was last used, so that you can see and end them.',
        'Technical records: the network address, time and outcome of requests, for security and limits. Names, addresses, codes and answers are not written to these records.',
        'Where you came from, if a link carried a partner’s code.',
        'Requests: what you ask us, and the forms you send.',
      ],
    ],
  },
  {
    id: 'section-3',
    number: '3',
    title: 'Where it comes from',
    blocks: [
      'Almost all of it comes from you. A parent may fill in a profile for a student, or suggest a scholarship. If you log in with Google, Google tells us your name, your email address and that the address is yours. A sponsor tells us what became of your application. To suggest a country and a dial code, the country is estimated from the network address; the estimate can be changed and is not kept as a fact about you.',
    ],
  },
  {
    id: 'section-4',
    number: '4',
    title: 'What we use it for',
    blocks: [
      [
        'to match you with scholarships and to say why one fits',
        'to prepare and send the applications you ask for, and to give you receipts',
        'to remind you of deadlines and tell you of prepared drafts and suggestions, unless you switched these emails off',
        'to sign you in, keep your account safe and prevent abuse',
        'to answer you, and to do what the law asks of us',
        'to take payments for a membership',
        'to count, without names, how the service is used and to improve it',
      ],
      'We do not use your answers to advertise other companies’ products to you.',
    ],
  },
  {
    id: 'section-5',
    number: '5',
    title: 'Sensitive answers',
    blocks: [
      'Ethnicity and citizenship are asked because some scholarships are only for certain groups. They are used for matching; a sponsor sees such an answer only where its rules ask for it and you apply, you see it among what goes out before you send, and an application that is sent automatically goes without it. You can choose Prefer not to say. A separate box, unchecked until you check it, puts your consent to matching with sensitive answers on record. In your [profile](/auth/dashboard/profile?tab=personal) you can take back the consent and each of the answers at any time; matches that depend on an answer then become uncertain, and nothing else changes for you.',
    ],
  },
  {
    id: 'section-6',
    number: '6',
    title: 'Who receives it',
    blocks: [
      [
        'Sponsors: what an application asks for, when you or a switch that you turned on sends it. Never before.',
        'Parents: what the student shares by linking them. A parent sees progress and may help; a student can end the link at any time.',
        'Companies that work for us under contract, for hosting, email, payments and, where a model is set up, AI. They may use the data for this work only.',
        'Authorities, where the law makes us, and a company that takes over the service as a whole, which remains bound by this policy.',
      ],
    ],
  },
  {
    id: 'section-7',
    number: '7',
    title: 'We do not sell personal data',
    blocks: [
      `We do not sell personal data, and we do not share it for advertising across sites. Sale is off for everyone and there is no switch to turn it on. This is true for everybody, and so for anyone under 16.`,
      `You can still put your wish on record with [Do not sell my personal information](${paths.doNotSell}). Once you have confirmed it by email it is handled within 15 business days (in Nevada: section 14), and it holds for the future.`,
    ],
  },
  {
    id: 'section-8',
    number: '8',
    title: 'AI',
    blocks: [
      'The writing assistant uses your own facts and words and the text of the scholarship, and only when you ask it. It does not invent experiences for you. Without a model set up by the operator, a built-in writer on our own server answers and says so; nothing then leaves the server. What it writes is marked as a draft made with AI.',
      'No AI decides who wins or whether you are eligible. Matching compares your answers with written rules, and shows them. Your data is not used to train models for others.',
    ],
  },
  {
    id: 'section-9',
    number: '9',
    title: 'Cookies and storage on your device',
    blocks: [
      'Your browser keeps what signs you in, the colors you chose, and what you typed and have not saved yet. Logging out clears all but the colors, what you said about measuring, and what is not sent yet; deleting the account clears them, too. One cookie stays for half a year after a login: it tells us that you have logged in on this device before, so that nobody who guesses your password can lock you out. It opens nothing. A link that brought you here may carry a partner’s or a friend’s code. Your browser keeps it until you sign up, refuse measuring or log out; with the account it says whom to thank. Nothing else is done with it.',
      `Measuring needs your yes first. Without it nothing about how you use pages is sent, and no page is blocked if you refuse. With it we keep, of no account, which pages you look at: the page without what it names, the site and the campaign (utm) words or partner’s code that led here, whether the screen is narrow or wide, and a number that your browser makes anew each day. After 30 days only counts of each day are left. And we keep, with your account, that you finished signing up and those campaign words, that you chose See Answer on a question, and which buttons led you to the plans. Your answer stays in this browser for a year, and you can change it [below](${paths.privacy}#measuring) and in Setting. A browser that sends Global Privacy Control has said no: we do not ask, and we measure nothing.`,
    ],
  },
]

export const privacyText: LegalText = {
  title: 'Privacy Policy',
  lastRevised: PRIVACY_VERSION,
  inShort: [
    'Your answers are used for matching and for the applications you send. They are never sold.',
    'A sponsor receives your data when an application is sent, and not before.',
    `You can download everything about you, or delete your account, in [Setting](${paths.setting}). Deletion is complete within 24 hours.`,
  ],
  sections: [...useSections, ...privacyRightsSections],
}
