import { freeLimitWords } from '@laurel/contract/free-limit'
import { TERMS_VERSION } from '@laurel/contract/terms'
import { paths } from '../../../paths.ts'
import { productName } from '../../../product.ts'
import { disputeParts } from './dispute-text.ts'
import type { LegalSection, LegalText } from './legal-text.ts'
import { membershipSections } from './membership-text.ts'
import { sweepstakesRules } from './sweepstakes-text.ts'

const useSections: readonly LegalSection[] = [
  {
    id: 'section-1',
    number: '1',
    title: 'What these terms are',
    blocks: [
      `These terms are the agreement between you and the operator of ${productName} (“we”). They apply whenever you use this site, its account area or the emails it sends. By making an account, or by pressing I Agree in the chat, you accept them.`,
      `Two more texts belong to them: the [Privacy Policy](${paths.privacy}), which says what happens to your data, and the [scholarship terms](${paths.productTerms}), which say what you agree to each time you apply for a scholarship. Where the texts differ about one application, the scholarship terms count.`,
    ],
  },
  {
    id: 'section-2',
    number: '2',
    title: `Who may use ${productName}`,
    blocks: [
      'You must be at least 16, or be a legal entity such as a company or a foundation. The birth date you give is checked when you save it. Somebody under 16 is refused: the sign-in ends, and what was entered is deleted within 24 hours. Children under 13 are not served at all.',
      'A parent may make an account and fill in a student’s profile. The student it describes must be 16 or over as well. A parent who is linked to a student’s own account may fill in, suggest and follow, and never sends an application for that student.',
      'You confirm that what you tell us about yourself is true, and that you may tell us what you say about somebody else.',
    ],
  },
  {
    id: 'section-3',
    number: '3',
    title: 'Your account',
    blocks: [
      'An account belongs to one person or one legal entity. Keep the password to yourself, and use an email address that is yours: codes and receipts go there, and a changed address counts only once it is confirmed from the new one.',
      `In [Setting](${paths.setting}) you see every device that is signed in, and can sign each of them out, change the password, download everything about you and delete the account. Tell us at once when you believe somebody else is using your account.`,
    ],
  },
  {
    id: 'section-4',
    number: '4',
    title: `What ${productName} does`,
    blocks: [
      `${productName} compares the profile you give with the rules of scholarships, shows those that fit and why, and helps you to apply. Some scholarships take applications here. Others take them on the sponsor’s own site: for those we show what is asked and note that you applied, and we never say that we sent what we did not.`,
      'We read scholarship details from sponsors and public sources. We show dates and amounts as they were given to us, say so where one is not known, and correct what turns out to be wrong. The sponsor’s own rules always count more than our summary of them.',
      `${productName} does not guarantee that you will receive financial aid. Being shown a match means that no rule we know of excludes you. It is not a promise, a score or a prediction.`,
    ],
  },
  {
    id: 'section-5',
    number: '5',
    title: 'Applying',
    blocks: [
      'You decide what is sent. An application goes to its sponsor once, whatever is clicked or tried again, and nothing changes it after that. You can withdraw it as long as the sponsor has not decided.',
      'If you switch it on, applications are sent automatically: again when a scholarship you applied to returns, or to new matches that ask for nothing more than your profile. Both are off until you choose them, keep to the daily number you set, and leave a receipt for each. You can switch them off at any time.',
      'An application is in time when it reaches us before the deadline shown, in the time zone shown. We cannot ask a sponsor for more time, so do not wait for the last minute.',
    ],
  },
  {
    id: 'section-6',
    number: '6',
    title: 'Writing help',
    blocks: [
      'The writing assistant works from the facts you gave and from what you type. What it writes is marked as a draft made with AI. It can be wrong, so check the facts and make the words your own before you send them.',
      'Some sponsors allow such help, some only with a note that says so, some only for editing, and some not at all. The assistant keeps to the policy that the sponsor stated. You remain responsible for keeping to it in what you write elsewhere.',
    ],
  },
  {
    id: 'section-7',
    number: '7',
    title: 'What you write and upload',
    blocks: [
      'Your essays, answers and documents stay yours. You allow us to keep, copy and show them as far as that is needed to do what you ask: to match, to prepare and send applications, and to give you your data back. This permission ends when you delete them or your account. While you have one, an application that a sponsor has received stays as it was sent.',
      'Upload only what you may upload, and nothing that is unlawful, harmful or meant to attack a computer. Files are checked for that and refused where they fail.',
    ],
  },
  {
    id: 'section-8',
    number: '8',
    title: 'Fair use',
    blocks: [
      'Please do not',
      [
        'apply with facts that are not true, or as somebody else',
        'make several accounts to get more than the free use of one person, or more entries in a drawing',
        'collect scholarships or people’s data from the site by program',
        'get around limits, or test our security without our written consent',
        'use the site to send advertising, or to sell applications or essays',
      ],
      'When somebody does, we may stop the account. We say why, unless the law forbids it, and you may answer.',
    ],
  },
]

const closingSections: readonly LegalSection[] = [
  {
    id: 'section-13',
    number: '13',
    title: 'What we are liable for',
    blocks: [
      `We run ${productName} with care. Still, it comes as it is: we do not promise that it is always reachable, free of mistakes, or that a sponsor keeps its word.`,
      'As far as the law allows, all that we owe you for everything together is capped at the fees you paid us in the six months before the event. For indirect losses, such as a scholarship you might have won, we are not liable. Nothing here limits liability that the law does not let us limit, as for fraud or intent.',
      'If somebody makes a claim against us because of what you sent or did against these terms, you take over that claim and its reasonable costs.',
    ],
  },
  {
    id: 'section-14',
    number: '14',
    title: 'Ending, changes and general rules',
    blocks: [
      `You can end this agreement at any time by deleting your account in [Setting](${paths.setting}). You are signed out everywhere at once, and your data is deleted within 24 hours; the [Privacy Policy](${paths.privacy}) names the few records that the law makes us or a sponsor keep. Deleting the account ends a membership, too.`,
      'We may end it with notice, or at once when somebody breaks section 8. When we change these terms, we show the new date above and tell you by email or on the site before the change counts; if you do not agree, you can leave before then.',
      'If one part of these terms cannot be enforced, the rest stays. Not using a right does not give it up. You may not pass your account on to somebody else; we may pass this agreement on with the whole service, and tell you if we do.',
    ],
  },
  {
    id: 'section-15',
    number: '15',
    title: 'Disputes',
    blocks: [
      'Please read this section with care: most disputes are decided by an arbitrator and not by a court or a jury.',
    ],
    parts: disputeParts,
  },
  sweepstakesRules,
]

export const termsText: LegalText = {
  title: 'Terms of Use',
  lastRevised: TERMS_VERSION,
  inShort: [
    `Matching is free. ${freeLimitWords(productName)} A membership is optional and never improves a chance in a drawing.`,
    'You must be at least 16. You decide what is sent, and each application is sent once.',
    'We do not guarantee financial aid, and we do not sell your data.',
  ],
  sections: [...useSections, ...membershipSections, ...closingSections],
}
