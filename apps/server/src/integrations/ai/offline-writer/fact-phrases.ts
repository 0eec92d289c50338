/** Sentences about what the profile says; each needs the facts that it names. */
export const WHO_I_AM = [
  '(I come to|I answer|I read) (this|the) question as <level> (at <school>|from <place>|at <school> in <place>|), (and that is part of|which is part of|and it belongs to) (my answer about <topic>|what I can say about <topic>).',
  'I am <level> (at <school>|in <place>|at <school> in <place>|), (so I write about <topic> from there|and I write about <topic> from (there|that point of view|where I stand)|and what I say about <topic> should be read that way).',
  '(At <school>|As a student at <school>), (I am|I count as) (one name on a list of many|one student among many); an answer about <topic> is a (chance|way) to (be more than that|say something of my own).',
] as const

export const WHAT_I_STUDY = [
  'I <study>, (and I want to|so I want to) (hold|put) what I say about <topic> (up to|beside|next to) that (choice|field|plan).',
  '(Because|Since) I <study>, I (want|would like) to (ask|see) what (a question|an answer) about <topic> (has|might have) to do with (that field|the work ahead|such work).',
  '(Anyone|A person) (going into|in) <field> (needs|should have) (something to say about|an answer about) <topic>, and I <study>.',
  'I <study>(| because it is the field I have chosen), (which gives me|and that gives me) (one more|a practical) reason to (take a question about <topic> seriously|be exact about <topic>).',
  '(My aim|What I am aiming for) is <degree> in <field>, (and|so) (I want what I say about <topic> to fit it|an answer about <topic> should fit that aim).',
] as const

export const WHERE_I_GO = [
  'I (want|hope|would like) to work in <goal>, (so|and so|which is why) a question about <topic> (should be|is|may be) (a practical matter|more than an exercise|worth more than a quick reply) for me.',
  '(Work in|A working life in) <goal> is what I (have in mind|aim for|am aiming at), and I (want|mean) to (connect|link|join) that with what I say about <topic>.',
] as const

export const WHAT_I_DO = [
  '(My activities|The things I do outside class) include <activities>, (and they|which) (may|might) (help to explain|stand behind) (some of|part of) what I say about <topic>.',
  '(Outside class|When classes are over), (there is|I have) <activities>, (and I write about <topic> with that in mind|which is one more (way|place) to think about <topic>).',
  'I belong to <membership>, (and|so) (a part of|some of) what I (say|think) about <topic> (may come from|belongs to) there.',
  'I work (for|at) <employer>, and (work|a job) (leaves|can leave) (its own mark|some mark) on how one (talks|thinks) about <topic>.',
] as const
