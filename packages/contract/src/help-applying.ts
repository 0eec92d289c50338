import { freeLimitWords } from './free-limit.ts'
import type { HelpTopic } from './help-topic.ts'

/** From the first word of a draft to what becomes of it. */
export const applyingTopics = (product: string): HelpTopic[] => [
  {
    id: 'applying',
    question: 'How do I apply to a scholarship?',
    alsoAsked: [
      'how do I send an application',
      'how do I submit',
      'what happens when I submit',
      'can I change an application after sending it',
      'start an application',
      'apply one by one',
    ],
    paragraphs: [
      `Open it with View Detail, fill in what it asks, and press Submit application. If something is missing, the page says what, and nothing you wrote is lost.`,
      `An application is sent once and cannot be changed afterwards. You get a receipt, and you can withdraw it until its deadline.`,
    ],
    screens: ['matches', 'drafts'],
  },
  {
    id: 'drafts',
    question: 'Where are my drafts kept?',
    alsoAsked: [
      'is my draft saved',
      'how do I save a draft',
      'I lost what I wrote',
      'can I continue on another device',
      'what happens without internet',
      'delete a draft',
      'autosave',
    ],
    paragraphs: [
      `What you write is saved as you type and kept with your account, so you can go on with it on another device. Without a connection it is kept on the device and sent later. A draft may be incomplete.`,
      `If two devices changed the same answer, both texts are kept and you choose. Earlier versions of an essay can be brought back. A draft is deleted only when you press Delete draft.`,
    ],
    screens: ['drafts'],
  },
  {
    id: 'bulk',
    question: 'How can I apply to many scholarships at once?',
    alsoAsked: [
      'what is easy apply',
      'apply in bulk',
      'apply to all of them together',
      'how does apply with CV work',
      'apply with my resume',
    ],
    paragraphs: [
      `Easy Apply lists scholarships that ask for nothing but your profile, and Apply with CV those that ask only for a CV. Select the ones you want and send them together: each is sent once and gets its own receipt, and what could not be sent is named with the reason.`,
      `Sending many at once is part of the subscription. They do not count against the free limit.`,
    ],
    screens: ['easyApply', 'easyApplyWithCv'],
  },
  {
    id: 'free-limit',
    question: 'How many applications are free?',
    alsoAsked: [
      'how many scholarships can I open for free',
      'what is the free limit',
      'is it free',
      'what does it cost',
      'why can I not open a scholarship',
      'how do the daily unlocks work',
      'exceeded the limit of free scholarship views',
      'do I have to pay',
    ],
    paragraphs: [
      `Matching, saving and your own drafts are free. ${freeLimitWords(product)} The first day counts. Only applications that you send one by one are counted, and while you have sent fewer than that, you can open every scholarship.`,
      `Your own drafts and applications, and random draws, always stay open. Subscribers open everything.`,
    ],
    screens: ['dashboard'],
  },
  {
    id: 'subscription',
    question: 'What does a subscription add?',
    alsoAsked: [
      'what is the plan for',
      'how do I subscribe',
      'what are the prices',
      'what do I get if I pay',
      'how do I cancel my subscription',
      'get full access',
      'premium',
    ],
    paragraphs: [
      `A subscription opens every scholarship without a limit, sends to many at once, switches on automatic applications, raises the monthly number of assistant essays, and lets you edit, copy and hand in what the assistant wrote. What you write yourself is never locked.`,
      `There is a monthly, a quarterly and a yearly plan, and the first one begins with 7 free days. Get Full Access shows the prices, and when what is charged. Cancel at any time on your plan page, which the settings lead to: everything stays open until the end of what is paid.`,
    ],
    screens: ['dashboard'],
  },
  {
    id: 'award-paid',
    question: 'How is an award paid, and to whom?',
    alsoAsked: [
      'how do I get my money',
      'when do I get the money',
      'who pays me the scholarship',
      'does the money go to my college',
      'do I pay taxes on a scholarship',
    ],
    paragraphs: [
      `The sponsor pays its award, not ${product}. It writes to you when it has chosen you, and says how and when it pays: often to your college, sometimes to you.`,
      `Read the sponsor's rules on the scholarship's page, and answer its letters in time. It may ask for tax forms; awards over $600 are reported on a form 1099.`,
    ],
    screens: ['trackApplications'],
  },
  {
    id: 'judge-draft',
    question: 'Can you review what I wrote?',
    alsoAsked: ['rate my essay', 'can you review my draft', 'give me feedback on my essay'],
    paragraphs: [
      `I can't judge whether a text is good, and I don't know what a sponsor will like. The form shows what is still missing, and how long an essay must be.`,
      `In the editor of an essay I can rewrite it, or make it shorter or longer, where its sponsor allows that, and you choose what to keep. Ask a teacher or a parent to read it, too.`,
    ],
    screens: ['drafts'],
  },
  {
    id: 'receipts',
    question: 'What do the stages and receipts of an application mean?',
    alsoAsked: [
      'what does received mean',
      'what does accepted mean',
      'what does under review mean',
      'what is a finalist',
      'where is my receipt',
      'when do I hear whether I won',
      'how do I withdraw an application',
      'how will I be notified',
    ],
    paragraphs: [
      `Received means that the sponsor has your application; it is not a decision. After that the sponsor may say under review, finalist, won or not selected. Sponsors decide at their own pace, and some write only to those they choose.`,
      `The receipt shows exactly what was sent, to whom and when. Until the deadline you can withdraw an application; it cannot be sent again in that round.`,
    ],
    screens: ['trackApplications'],
  },
  {
    id: 'automatic',
    question: 'Can applications be sent automatically?',
    alsoAsked: [
      'what does apply again mean',
      'apply to new matches by itself',
      'does it send applications without asking me',
      'automatic application',
      'recurring scholarships every year',
    ],
    paragraphs: [
      `Only if you switch it on. Subscribers can let ${product} apply again when a scholarship returns, and apply to new matches that need only the profile, up to a number a day that they set. It is sent only where you are eligible, never to a random draw.`,
      `Without the switch, a scholarship that returns is filled in with your last answers and waits for your OK.`,
    ],
    screens: ['automatic'],
  },
  {
    id: 'documents',
    question: 'How do documents and uploads work?',
    alsoAsked: [
      'which files can I upload',
      'how large may a file be',
      'where are my transcripts and CV',
      'can I use a document twice',
      'why was my file refused',
      'upload a transcript',
    ],
    paragraphs: [
      `Upload a file once and attach it to as many applications as you like. Each requirement says which types and sizes it takes. Files are checked before they are taken; those with macros, scripts or a password are refused.`,
      `Files that are part of a sent application cannot be deleted.`,
    ],
    screens: ['documents'],
  },
  {
    id: 'answer-bank',
    question: 'Can I reuse an answer or essay?',
    alsoAsked: [
      'what is the answer bank',
      'use an earlier answer',
      'same question in two applications',
      'copy an essay to another scholarship',
    ],
    paragraphs: [
      `Yes. Where the same or a similar question comes again, the form offers Use an earlier answer. The copy is yours to change. If you later change the first one, the form tells you and you choose which to keep.`,
    ],
    screens: ['drafts'],
  },
  {
    id: 'essay-assistant',
    question: 'How does the essay assistant work?',
    alsoAsked: [
      'does AI write my essay',
      'will you invent things about me',
      'is the essay really mine',
      'is it honest to use AI for an essay',
      'how do I rewrite or shorten an essay',
      'how many essays can the assistant write',
      'how many essays do I have left this month',
      'essay help',
    ],
    paragraphs: [
      `It works beside the essay in an application. It first asks two or three short questions whose answers only you have, then drafts from them, your profile and your earlier answers. It marks what it took from where, and leaves a gap in brackets rather than invent a fact.`,
      `Rewriting, shortening and lengthening make a new version beside yours; nothing replaces your text without you. Check the facts and make it your own before you send it. The number of essays in a month is limited, and the chat says so when few are left.`,
    ],
    screens: ['essayChat', 'drafts'],
  },
  {
    id: 'ai-policies',
    question: 'May I use AI for a scholarship essay?',
    alsoAsked: [
      'what is an AI policy',
      'does the sponsor allow AI',
      'is AI allowed',
      'do I have to say that AI helped',
      'why does the assistant refuse',
      'what is disclosure',
    ],
    paragraphs: [
      `Each sponsor decides, and the assistant obeys: allowed; allowed with disclosure, where a sentence that an assistant helped goes with what you send; editing only, where it works on what you wrote yourself; and not allowed, where it does not help with the essay at all. Where a sponsor says nothing, it is allowed.`,
    ],
    screens: ['matches'],
  },
]
