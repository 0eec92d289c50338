import type { HelpTopic } from '@laurel/contract/help-topic'

const topic = (id: string, question: string, ...paragraphs: string[]): HelpTopic => ({
  id,
  question,
  alsoAsked: [],
  paragraphs,
  screens: [],
})

/** What people ask before they sign up, about the listings and whom they may trust. */
export const trustTopics = (product: string): HelpTopic[] => [
  topic(
    'where-from',
    'Where do the scholarships come from?',
    `Some sponsors publish here themselves. Others come from catalogues and from sponsors' own pages; each of these names its source, and where it can be looked up.`,
    `A computer reads what a listing asks, and a person checks what it was not sure of. Where the rules of a listing could not be read, we say so instead of calling it a match.`,
  ),
  topic(
    'not-read',
    'What does “Not read yet” mean?',
    `The listing says who may apply in words that we have not understood so far. It might fit you or not, so it stands apart, after everything else, with the sponsor's own words.`,
  ),
  topic(
    'real',
    'How do I know that a scholarship is real?',
    `Its page says who gives it and where we have it from. Where a listing asks for a fee, a bank account or a card, or promises that everybody wins, a warning stands on it.`,
    `Never pay to apply for a scholarship, and give nobody your password. No honest sponsor asks for either.`,
  ),
  topic(
    'wrong-listing',
    'Something in a listing is wrong. What can I do?',
    `Open it and choose Report a problem: a wrong date or amount, a dead link, rules that we misread, or something that looks like a fraud. A person reads every report.`,
  ),
  topic(
    'expired',
    'Will I be shown scholarships that are over?',
    `No. A scholarship leaves the lists at the end of its last day, in its own time zone. Where nobody has named this year's day yet, we say that the date is about when it closed before.`,
  ),
  topic(
    'guarantee',
    'Will I win something?',
    `Nobody can promise that. ${product} shows what you may apply for and helps you apply well and in time. Who wins is for each sponsor to decide, and we state no odds.`,
  ),
  topic(
    'money',
    `How does ${product} earn money?`,
    `From subscriptions. Sponsors pay nothing to stand higher in your matches, nobody buys your data, and there are no advertisements.`,
  ),
]

/** For parents, and on whatever somebody uses. */
export const everydayTopics = (product: string): HelpTopic[] => [
  topic(
    'for-my-child',
    'Can I fill this in for my child?',
    `Yes. Sign up as a parent and answer for the student: the profile is the student's, and the questions speak of them by name. The student must be at least 16.`,
  ),
  topic(
    'phone',
    `Does ${product} work on a phone?`,
    `Yes, in any browser of today, on a phone, a tablet or a computer. There is nothing to install.`,
  ),
  topic(
    'offline',
    'What happens if my connection breaks while I write?',
    `Nothing is lost. What you type is kept on your device at once and sent as soon as you are online again. If you went on writing on a second device, both texts are kept and you choose.`,
  ),
  topic(
    'screen-reader',
    'Can I use it with a keyboard or a screen reader?',
    `Yes, all of it. If something does not work for you, tell us on Contact: we treat it as a fault.`,
  ),
]

/** For those who give. */
export const organisationTopics = (product: string): HelpTopic[] => [
  topic(
    'publish',
    'How does our organization publish a scholarship?',
    `Sign up, tell us who you are and write the scholarship. Before the first one is published, a person checks that your organization is real and how winners are chosen and paid. Until then everything works but publishing.`,
  ),
  topic(
    'what-sponsors-see',
    'What does a sponsor see of those who apply?',
    `What they sent: their answers and files, their name, email and phone, and the facts that the scholarship's rules ask about. Each student sees all of it before sending and keeps a receipt.`,
    `Who in the organization opened which application is recorded, and the student can see it.`,
  ),
  topic(
    'tell-everybody',
    'Do students hear what happened to their application?',
    `Yes, each of them. An organization on ${product} tells everybody of a round in one act, winners and all others, by email and in their account. Where the promised day has passed, applicants see that, too.`,
  ),
]
