/** Sentences about what the profile says; each needs the facts that it names. */
export const WHO_I_AM = [
  'I am <level> (at <school> in <place>|at <school>|in <place>|), and I <study>(|, because I want to work in <goal>).',
  'I am <level> (at <school>|in <place>|), I <study>, and (one day |afterward |)I (want|hope) to work in <goal>.',
  'I <study>, and I (hope|want|would like) to work in <goal>(| one day| afterward).',
  'I <study>, (aiming for|and my aim is) <degree>.',
] as const

/** The same, where the student is to say what it has to do with the rest. */
export const WHAT_IT_LEADS_TO = [
  'I <study>, and (the link between the two|what I bring along for it) is [(say in one plain sentence what|the one thing that) (<thing>|all this) has taught you for it, or leave this sentence out].',
  'I (want|hope|would like) to work in <goal>, and [(say in one sentence what you take with you|say what prepares you for it) from (<thing>|all this), (with one example|with a class, a job or a day)].',
  '(Outside class, I have|My time outside class goes to) <activities>, and there I [(say what you do there that has to do with|one thing you did there that belongs to) <yours>, (with how often|in one sentence|and since when)].',
  'I belong to <membership>, where [(say what you do there that has to do with|what happened there that belongs to) <yours>, (in one sentence|and since when)].',
  'I work (for|at) <employer>, where [(say what your work has to do with|what you learned that has to do with) <yours>, (in one sentence|with one example)].',
] as const

/** Last sentences. */
export const WHERE_I_GO = [
  'I (want|hope|plan) to work in <goal>, and I <study> (to get there|for that reason|for it).',
  'I <study>, and (from there|after that) I (want|hope|would like) to (go into|work in) <goal>.',
  '(Next|After <school>), I (want|hope) to go on toward (work|a job|my own work) in <goal>(|, and so I <study>).',
] as const
