import type { HelpTopic } from './help-topic.ts'

/** Matching, and what decides it. */
export const findingTopics = (product: string): HelpTopic[] => [
  {
    id: 'matching',
    question: 'How are scholarships matched to me?',
    alsoAsked: [
      'how does matching work',
      'what does eligible mean',
      'what does possible mean',
      'what do the verdicts mean',
      'why do I see this match',
      'what does one answer needed mean',
      'what is a possible match',
      'difference between eligible and possible',
      'how are matches sorted',
    ],
    paragraphs: [
      `Each rule of a scholarship is compared with what you answered in your profile. Eligible means that every rule is met. Possible means that no rule is broken, but an answer is still missing. Scholarships whose rules you do not meet are not listed.`,
      `Nothing is guessed: a question you did not answer stays open and excludes nothing. Every card says why it fits, and which answer it still needs.`,
      `The best match comes first, by fit, amount, deadline, effort and what the sponsor prefers. You can sort and filter Matches in other ways.`,
    ],
    screens: ['matches', 'profile'],
  },
  {
    id: 'why-not-eligible',
    question: 'Why am I not eligible for a scholarship?',
    alsoAsked: [
      'why do I not qualify',
      'why can’t I apply',
      'why is it not a match',
      'I do not meet a rule',
      'a rule I do not meet is wrong',
      'why was I rejected by the match',
    ],
    paragraphs: [
      `A scholarship is ruled out when your profile breaks one of its rules, such as the state you live in, your field of study or your GPA. Its page lists each rule with what is asked and what you said.`,
      `If an answer in your profile is not right, change it there: the lists follow at once. You can read a scholarship that does not fit, but an application to it cannot be sent.`,
    ],
    screens: ['matches', 'profile'],
  },
  {
    id: 'questions-that-open',
    question: 'Which profile questions are worth answering first?',
    alsoAsked: [
      'how do questions open scholarships',
      'what does opens up to mean',
      'do I have to answer every profile question',
      'are the profile questions optional',
      'why are you asking me this question',
    ],
    paragraphs: [
      `Your dashboard and Matches name the unanswered questions that make the most scholarships eligible, and how many each opens. They never say which answer does it, because only the true answer helps you.`,
      `Every further question is optional. Skip and Prefer not to say leave it open. Not now takes it off the list of questions until you close the tab, and so does Prefer not to say.`,
    ],
    screens: ['dashboard', 'profile'],
  },
  {
    id: 'searching',
    question: 'How do I search and filter scholarships?',
    alsoAsked: [
      'how do I find a scholarship',
      'how can I filter by deadline or amount',
      'how do I sort the list',
      'search by words',
      'browse scholarships',
    ],
    paragraphs: [
      `Matches searches titles, sponsors and descriptions: all words must occur, quotes keep words together, and a minus leaves a word out. You can filter by verdict, deadline, amount, effort, requirements and where you apply, and sort by match, deadline, amount, effort or newest.`,
      `Your choices stand in the address of the page, so that you can come back to them or share them.`,
    ],
    screens: ['matches'],
  },
  {
    id: 'amounts',
    question: 'What do the amounts mean?',
    alsoAsked: [
      'why does it say amount not stated',
      'what does up to mean for an award',
      'is the award money certain',
      'are the amounts a promise',
      'how much money is an award',
    ],
    paragraphs: [
      `An amount is what a winner certainly receives, in US dollars. Where only a limit is known the card says up to, and where nothing is known it says Amount not stated.`,
      `Totals are sums of listed awards, not a promise: nobody can tell you the chance of winning.`,
    ],
    screens: ['matches'],
  },
  {
    id: 'deadlines',
    question: 'How do deadlines and reminders work?',
    alsoAsked: [
      'when exactly is a deadline',
      'which time zone is the deadline',
      'do you remind me before deadlines',
      'when do I get reminders',
      'what does N/A deadline mean',
      'can I add deadlines to my calendar',
      'late application after the deadline',
    ],
    paragraphs: [
      `A deadline is the end of its day in the scholarship's own time zone. A deadline of N/A means that no date is known; the card says why, such as rolling.`,
      `You get an email 7 days and 1 day before the deadlines of what you saved or began, at eight in the morning where you are. You can switch it off. The planner spreads the work over the days left, and your deadlines can appear in your own calendar program.`,
    ],
    screens: ['planner', 'mails'],
  },
  {
    id: 'saving',
    question: 'How do I save a scholarship?',
    alsoAsked: [
      'what does the heart do',
      'where are my saved scholarships kept',
      'how do I use the wishlist',
      'how do I remove a saved scholarship',
    ],
    paragraphs: [
      `Press the heart on a card. It is kept under Wishlist / Saved on all your devices, and its deadline appears on your dashboard. Press the heart again to take it off.`,
    ],
    screens: ['saved'],
  },
  {
    id: 'notifications',
    question: 'How do I hear about new scholarships?',
    alsoAsked: [
      'do you tell me about new matches',
      'what is the bell for',
      'notifications for new scholarships',
      'how often are new scholarships added',
    ],
    paragraphs: [
      `When newly published scholarships fit you, the bell at the top of the page says so. Everything of one hour comes in one notification, and nothing is mailed.`,
    ],
    screens: ['matches'],
  },
  {
    id: 'random-draws',
    question: 'What is a random draw?',
    alsoAsked: [
      'what is a sweepstakes scholarship',
      'do I have to pay to enter a drawing',
      'is a purchase necessary',
      'does a subscription improve my chance in a drawing',
      'does paying help me win',
      'do subscribers win more often',
      'how are winners of a drawing chosen',
    ],
    paragraphs: [
      `Some scholarships draw their winner at random. No purchase is necessary to enter, and a subscription neither opens them earlier nor improves the chance: they are never counted against the free limit and never sent automatically.`,
      `For every other scholarship the sponsor chooses by its own rules, and does not learn who pays here.`,
    ],
    screens: ['matches', 'terms'],
  },
  {
    id: 'provider-scholarships',
    question: 'What does “Apply at” a sponsor mean?',
    alsoAsked: [
      'why do I have to apply on the sponsor’s own site',
      'external application on another website',
      'what is the I applied box',
      'can you send my application to the sponsor’s website',
      'provider scholarships',
    ],
    paragraphs: [
      `Some sponsors take applications on their own site only. ${product} matches them and shows the way there with Apply at, but sends nothing. Where what they ask is known, you can write your answers here first.`,
      `Once you have applied there, mark I applied on the scholarship's page. It then stands under Applied with its own badge, and does not count against the free limit.`,
    ],
    screens: ['matches', 'trackApplications'],
  },
]
