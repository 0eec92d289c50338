import type { HelpTopic } from './help-topic.ts'

/** The account, the people around it, and the assistant itself. */
export const accountTopics = (product: string): HelpTopic[] => [
  {
    id: 'family',
    question: 'What can my parents see?',
    alsoAsked: [
      'can a parent use this for a student',
      'how do I invite my mother or father',
      'family link',
      'does my family see my essays',
      'fill this in for my child',
      'how do I follow my student',
      'stop sharing with a parent',
    ],
    paragraphs: [
      `A parent follows a student once one of them has accepted the other's invitation, and either can end it. A linked parent sees matches, the titles and progress of applications, and profile answers, and can help with many of them.`,
      `Essays, documents, receipts, and answers about religion, LGBTQ+, marriage, health, disability and life experience stay with the student. Only the student applies.`,
    ],
    screens: ['family'],
  },
  {
    id: 'privacy',
    question: 'What happens to my data?',
    alsoAsked: [
      'do you sell my data',
      'is my information private',
      'who sees my answers',
      'what does the sponsor see',
      'do not sell my personal information',
      'are my answers safe',
    ],
    paragraphs: [
      `Your answers are used to match you. Nothing is sold. With an application a sponsor receives what you filled in, your name and contact details, and the profile facts its rules ask about, sensitive ones only where its rules ask for them. You see all of it before you send.`,
    ],
    screens: ['privacy', 'doNotSell'],
  },
  {
    id: 'export-delete',
    question: 'How do I download my data or delete my account?',
    alsoAsked: [
      'export everything about me',
      'delete my account',
      'close my account',
      'download a copy of my data',
      'erase my information',
      'can deletion be undone',
    ],
    paragraphs: [
      `Setting offers one ZIP archive with your account, profile, applications, answers and files. It also deletes the account: you are signed out at once, and everything is gone within 24 hours. Deleting cannot be undone, so download first.`,
    ],
    screens: ['ownData', 'deleteAccount'],
  },
  {
    id: 'password',
    question: 'How do I change my password or email address?',
    alsoAsked: [
      'I forgot my password',
      'reset my password',
      'change my email',
      'I cannot log in',
      'confirm my email address',
      'log out another device',
      'log in with Google',
    ],
    paragraphs: [
      `Change the password under Setting; that signs out your other devices. If you forgot it, ask for a code by email on the reset page. A new email address counts once you have confirmed it by the mail that is sent there.`,
    ],
    screens: ['setting', 'forgotPassword'],
  },
  {
    id: 'mails',
    question: 'Which emails do I get, and how do I stop them?',
    alsoAsked: [
      'unsubscribe',
      'stop the emails',
      'too many mails',
      'change my email choices',
      'turn off reminders',
    ],
    paragraphs: [
      `Three kinds can be switched off: deadline reminders, prepared drafts, and suggestions from your family. Receipts and mails about your account, such as codes, are always sent.`,
    ],
    screens: ['mails'],
  },
  {
    id: 'age',
    question: 'Who can use it?',
    alsoAsked: [
      'how old do I have to be',
      'minimum age',
      'I am under 16',
      'can students from abroad use it',
      'is it for college students',
    ],
    paragraphs: [
      `Students of 16 and over, from high school to graduate school, and parents who fill in the profile for them. Scholarships say themselves which citizenship or residence they ask for.`,
    ],
    screens: ['terms'],
  },
  {
    id: 'assistant',
    question: `What can ${product}’s Assistance do?`,
    alsoAsked: [
      'who are you',
      'are you a person',
      'are you a bot',
      'what can you do',
      'how can you help me',
      'what can I ask you',
      'can you make mistakes',
    ],
    paragraphs: [
      `It answers questions about ${product} and about your own matches, deadlines, drafts and applications, from the same data your screens show, and leads you there. It helps with essays where a sponsor allows it.`,
      `It is a program, not a person. It sees nobody else's data, sends nothing for you, and does not know who will win. When it does not know an answer, it says so.`,
    ],
    screens: ['assistance'],
  },
  {
    id: 'contact',
    question: 'How do I reach a person?',
    alsoAsked: [
      'contact support',
      'talk to a human',
      'customer service',
      'phone number',
      'I need help from support',
      'report a problem',
      'something is broken',
    ],
    paragraphs: [
      `Ask on Support, or on Contact without an account, and say what you did and what happened. A person replies within 24 hours, Mon-Fri, 11 a.m. to 6 p.m. EST. Questions about your data have forms of their own. A sponsor's decision can only be explained by the sponsor.`,
    ],
    screens: ['support', 'contact', 'privacy'],
  },
]
