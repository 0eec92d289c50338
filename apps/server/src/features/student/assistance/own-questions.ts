/** A question that is answered from what this student has here. */
export interface OwnQuestion {
  /** Never changes: it names the question in counts. */
  id: string
  question: string
  alsoAsked: readonly string[]
}

/** In the order in which they are suggested. */
export const OWN_QUESTIONS = [
  {
    id: 'match-count',
    question: 'How many scholarships match me?',
    alsoAsked: [
      'how many scholarships am I eligible for',
      'how many matches do I have',
      'how many are possible',
      'what do I qualify for',
      'am I eligible for anything',
      'do I have any matches',
    ],
  },
  {
    id: 'next-deadlines',
    question: 'Which of my deadlines come next?',
    alsoAsked: [
      'what is due next',
      'what are my next deadlines',
      'which deadlines are coming up',
      'what closes soon',
      'when is my next deadline',
      'anything due this week',
    ],
  },
  {
    id: 'draft-missing',
    question: 'What is missing in my drafts?',
    alsoAsked: [
      'what do I still need to finish',
      'what is left to do in my drafts',
      'which drafts do I have',
      'what is incomplete in my applications',
      'show my drafts',
      'what is missing',
    ],
  },
  {
    id: 'closest-to-ready',
    question: 'Which application is closest to ready?',
    alsoAsked: [
      'which application can I send first',
      'what can I finish fastest',
      'what is nearly done',
      'which one needs the least work',
      'what is ready to send',
    ],
  },
  {
    id: 'opens-most',
    question: 'Which question should I answer to open the most scholarships?',
    alsoAsked: [
      'which answer opens the most',
      'how do I get more matches',
      'which questions have I not answered',
      'what should I add to my profile',
      'what is missing in my profile',
      'unlock more scholarships with my answers',
    ],
  },
  {
    id: 'best-matches',
    question: 'Which scholarships fit me best?',
    alsoAsked: [
      'what are my best matches',
      'recommend me a scholarship',
      'which scholarships should I apply to',
      'what should I apply for',
      'show me my top scholarships',
    ],
  },
  {
    id: 'application-status',
    question: 'What became of my applications?',
    alsoAsked: [
      'what is the status of my applications',
      'did I win anything',
      'have I heard back',
      'have any sponsors answered me',
      'which scholarships have I applied to',
      'where do my applications stand',
      'show my applications',
      'how many applications have I sent',
    ],
  },
  {
    id: 'work-today',
    question: 'What should I work on today?',
    alsoAsked: [
      'what is my plan for today',
      'what should I do next',
      'what work is left',
      'which task comes first',
      'what does my planner say',
    ],
  },
  {
    id: 'essays-needed',
    question: 'Which of my scholarships still need an essay?',
    alsoAsked: [
      'which essays do I have to write',
      'how many essays do I need to write',
      'where do I need an essay',
      'what essays are left',
    ],
  },
  {
    id: 'easiest',
    question: 'Which matches take the least effort?',
    alsoAsked: [
      'what are the easiest scholarships to apply for',
      'quick scholarships for me',
      'scholarships without an essay',
      'no essay scholarships',
      'which ones need no requirements',
    ],
  },
  {
    id: 'highest-amounts',
    question: 'Which of my matches pay the most?',
    alsoAsked: [
      'what are the biggest awards I match',
      'highest amount scholarship for me',
      'largest scholarships I can get',
      'which pays the most money',
    ],
  },
  {
    id: 'potential',
    question: 'How much could my applications bring?',
    alsoAsked: [
      'how much money could I win',
      'how much could I get in total',
      'what are my potential awards',
      'sum of what I applied for',
      'how much are my applications worth',
    ],
  },
  {
    id: 'saved-list',
    question: 'What have I saved?',
    alsoAsked: [
      'show my saved scholarships',
      'what is on my wishlist',
      'how many scholarships did I save',
      'list my favorites',
    ],
  },
  {
    id: 'free-views',
    question: 'How many free applications do I have left?',
    alsoAsked: [
      'how many scholarships can I still open for free',
      'how many free views do I have left',
      'how many free scholarships are left',
      'what is my free limit',
      'am I a subscriber',
      'do I have a subscription',
      'have I used up my free scholarships',
    ],
  },
] as const satisfies readonly OwnQuestion[]

export type OwnQuestionId = (typeof OWN_QUESTIONS)[number]['id']
