/** First sentences. They speak of the question and of what the answer means to do. */
export const OPENINGS = [
  'There are two ways to (answer|take) a question about <topic>: (safely|in general), as (anyone|everybody) could, or (exactly|in particular), as only one person can; (this is an attempt at|I want to try) the second.',
  '(Asked|When asked) about <topic>, (it would be easy|one could be tempted) to (give a speech|reach for big words); I (would rather|want to) (stay with|hold on to) what (I can show|happened|can be pictured).',
  'If (a stranger on a bus|someone who had never met me|a new classmate|a patient listener) asked me about <topic>(, I would start here|: this is where I would start|, this is what I would say).',
  '<topic>: (that is a|it sounds like a) (small|short|plain) (subject|phrase), and it (leaves room for|can hold) (more than it seems to|a good deal|an honest answer).',
  '(My|An honest) answer (to|for) a question about <topic> (does not have to|need not) be (large|grand|impressive); it has to be (mine|true|my own).',
  'I (want|would like) to (write|talk) about <topic> (without|and leave out) (grand words|anything I cannot stand behind|big claims).',
  '(One page|A page like this|A few paragraphs) can (say|tell) (enough|a good deal|something true) about <topic>, (as long as the words stay|provided that the words stay) (close to the facts|with particulars|with what happened).',
  '(Few|Not many) questions are (as direct as|easier to understand than) one about <topic>, (and few are|and not many are|yet few are) (as easy to answer badly|so easily answered with nothing).',
  '(Before|Rather than) (drawing|coming to) (a conclusion|any conclusion) about <topic>, I (want|would like) to (lay out|put down|set out) what (there is to see|I can say for certain).',
  '(A question|Any question) about <topic> (is|seems to me) really a question about (attention|choices|what one does on a weekday|what a person takes seriously), (and that is how|and so that is how) I (read|answer|take) it.',
  '(The short version of|In short,|Put simply,) my answer about <topic> (fits into|would fit into) (one line|a sentence), but the (reasons|details) (need|take) (more|longer).',
  'To (answer|say something) about <topic>, I (will|want to) (keep to|stay with) (one|a single) (example|case) and (look at it closely|take my time with it).',
] as const

/** Of a few words, where there is little room. */
export const SHORT_OPENINGS = [
  '(About|On) <topic>, (I want to be|let me be) (exact|plain|direct|brief).',
  'This is (my|a plain|a short) answer about <topic>.',
  '(Here is|This is) what I (can|would) say about <topic>.',
  '<topic>: (my answer is short|here is mine|let me be exact).',
  '(A few|Some) (plain|honest) words about <topic>.',
] as const

export const CLOSINGS = [
  '(That|This) is (what|as much as) I can (honestly|truthfully) say about <topic>, and (I would stand by it|I would rather stop here than add something that is not so|it is meant exactly as it stands).',
  'If (one thing|anything) (should stay|is to stay) with the reader, (let it be|I hope it is|I would like it to be) (the details|the example|the particular case) and not (my opinion|the conclusion), because anybody can have an opinion about <topic>, and (fewer people|not everybody) can (give|show) an example.',
  '(I began with|This began as) a question about <topic>; what I (want to leave|would like to end with) is (an answer that|a page that) could not (be signed by|belong to) (anybody else|another name).',
  '(Whatever|No matter what) (comes next|a committee decides), I (want|mean) to (be able to|) (read|reread) this answer about <topic> (in a few years|later) and (still agree with it|find it true).',
  '(So|And so|In the end), (if you ask|if somebody asks) me (again|once more) about <topic>, I (would point to|would go back to) (the details above|what stands above) (before|rather than) (any|a) (slogan|conclusion).',
  'There is more to (say|tell) about <topic> than (fits here|a page can hold), (and|but) (this is the part|these are the parts) I would (not leave out|say first|keep).',
  '(I hope|My hope is that) (this|the answer) (says|shows) (clearly|plainly) what (I mean|I have to say) about <topic> (and why I bother to say it|and nothing besides|without making it larger than it is).',
  'A (longer|second) answer about <topic> would (add|bring) (examples|more of the same kind), (not|but not) (a different|another) (conclusion|point).',
] as const

/** With something that is known of the student. */
export const FACT_CLOSINGS = [
  'I (would like|want) to take (this answer|what I wrote) about <topic> with me into <field> and (see|find out) (how well it holds up|whether I still agree with it|what becomes of it there).',
  'I <study>, and I (want|mean) to keep (what I say|what I wrote) here about <topic> (in mind|in view|within reach) (while I do|on the way|as I go).',
  '(If|When) I (begin|start) (a career|work|a working life) in <goal>, I (want|would like) to (remember|still be able to explain) (what|everything) I say here about <topic>.',
  '(For|To) (someone who|a student who) (wants|hopes) to work in <goal>, (a question about <topic>|the matter of <topic>) (is|can be) (more than an exercise|a practical one|good practice).',
  '(That|This) is (my answer|what I have to say) about <topic>, and (the people behind|those who decide about|those who read for) <award> (may|are welcome to) (judge me by it|ask me about any line of it|take me at my word).',
] as const

export const SHORT_CLOSINGS = [
  '(That|This) is my (answer|reply|whole answer) about <topic>, (put plainly|as plainly as I can say it|without anything added|and I mean it).',
  '(More|Anything more|Another sentence) about <topic> would be (decoration|guessing|a repetition|more than I know).',
  'I would give the same answer about <topic> (tomorrow|next year|to anyone|to a friend|in an interview)(|, word for word|, if asked).',
  '(So much|That much) I can say about <topic> (with certainty|for now|in good conscience|in this space|and stand by).',
] as const

/** Before what the student said in answer to a question. */
export const HEART_LEADS = [
  '(On|As to|When it comes to) <ask>, (I can be specific|I want to be exact|this is my answer|let me use my own words|here is what I can say|I do not need many words|the facts are these)(|, and it bears on <topic>).',
  '(If you|If somebody|If a friend) (asked|were to ask) me about <ask>, I would (say this|put it this way|tell it like this|answer as follows|begin like this)(|, with <topic> in mind).',
  'The part about <ask> is (best told simply|one I want to tell in order|the part I would underline|where my answer really starts|what the rest leans on|easier to tell than to sum up)(|, and it says the most about <topic>| in anything I say about <topic>).',
  '(About|Regarding|Concerning) <ask>(, in my own words|, as plainly as I can|, without decoration|, just as it is): (this is what I have to say|here is my answer|this much I can tell)(| about <topic>).',
  '(Let me say|I should say|I want to say|Let me add) something about <ask>(| here| at this point), (since|because|and only because) it (has to do with|belongs to|bears on|leads to what I think about) <topic>.',
  '(Nobody else can|No one but me can) (answer|write) the part about <ask>, (so|and so) (I will keep it|I leave it) (plain|as it is|in my own words)(| for a question about <topic>).',
  '(To answer|For an answer) about <topic>, I have to (speak of|tell about|bring in|start with) <ask>(| in a few sentences| first| before I go on| as well).',
  '(One|A central|A large) part of (what I say|my answer) about <topic> is <ask>(, and it goes like this|, which I can tell in a few lines|).',
] as const

/** Before words that do not make a sentence of their own. */
export const FRAGMENT_LEADS = [
  '(My answer on|A few words on|What I would put down on) <ask>(, before anything else|, in short|): <words>.',
  '(On|As to) <ask>, (my answer is short|I can say it in a few words|these are my words|this comes first): <words>.',
  'When I (think|am asked) about <ask>, (this is what I would write down first|these words come first|this is the answer): <words>.',
] as const

export const EARLIER_LEADS = [
  '(In an earlier application|For another application|Elsewhere), I (wrote|put down) (something|a few lines) that (belongs|fits) (here|into an answer about <topic>) as well.',
  '(Something I|What I once) wrote (for another question|in an earlier answer) (belongs|has a place) in what I say about <topic>.',
  '(An earlier answer of mine|Another answer of mine) (touches on|comes close to|says something about) <topic>(, so I repeat part of it|, and a part of it bears repeating).',
] as const

/** The student's own keywords. */
export const KEYWORD_LINES = {
  one: [
    '(The word|One phrase) I (want|would like) to (keep|see) in (an answer|anything I say|what I write) about <topic> is “<keywords>.”',
    '(If I had to|To) (mark|underline) (one word|a single phrase) in what I say about <topic>, (I would choose|my choice would be) “<keywords>.”',
  ],
  several: [
    '(The words|The key words) I (want|would like) to (keep|see) in (an answer|anything I say|what I write) about <topic> are these: <keywords>.',
    '(If I had to|To) (sum up|outline) what I have to say about <topic> in a (handful of words|few words), (I would choose|mine would be) these: <keywords>.',
    '(Several|A few) (things|words) (belong|go) together in my answer about <topic>: <keywords>.',
  ],
  gap: [
    '“<keyword>” (is there|belongs there|is on the list|comes with it) because [how it (belongs to|connects with|came up in|has to do with) <yours>, (with one example|in one sentence|as you would explain it to a friend)].',
    '(Take|To start with,) “<keyword>”: [(a moment|a day|an example) from your own life in which it (mattered|came up|was there), and what you did].',
  ],
} as const

/** Asks for the answer itself, where nothing is known yet. */
export const ANSWER_GAPS = [
  '(In one sentence|Put plainly|Said directly), (my answer is|it is this|the answer is): [(say in one (plain|short) sentence|put into a single sentence) what you would tell (a friend|someone|a new neighbor) about <yours>].',
  '(To answer directly|The direct answer): [(in one sentence|in a sentence or two), what you have to (say|tell) about <yours>, (before any reasons|without explaining it yet|with a name or a number in it)].',
  '(My answer|It) (begins with|comes down to) [(the one thing|what) you would (say first|not leave out) about <yours>].',
] as const

/** Before and in a gap for what else the question asks. */
export const ASK_LINES = {
  lead: [
    '(There is also the matter of|That leaves|I have not yet spoken of|Still open is the matter of) <ask>, (and the question names it|which the question names|which is part of the question|and it should not be left out|which belongs to <topic>).',
    'The question (also asks|goes on to ask|asks, too,) about <ask>, and (that|this part) (should not be|must not be) (skipped|lost|an afterthought).',
    '(Part|One part) of the question is about <ask>, (so|and) I (want|have) to answer that (too|as well|directly).',
  ],
  gap: [
    '(On|As to|About|When it comes to) <ask>, (my answer is this|I would say this|this is what I can say|I can put it like this): [<yourAsk>, (in one or two sentences|with one example|as exactly as you (remember|know) it|and how you know|for a reader who was not there|with a name, a number or a date)].',
    '(To be exact|In plain words|To put it simply|Here is what I can say of it|My answer to that part|As exactly as I can): [<yourAsk>, (in your own words|with one fact and one reason|first the fact, then what you think of it|without repeating what stands above|in no more than three sentences|as you would say it aloud)].',
  ],
  wish: [
    '(The prompt|The question) (makes a request|has a wish) of its own, (and here is my reply|so here it is|which I want to meet|and it is a fair one): [<wish>, (in one or two sentences|and keep it exact|and say why|with one detail|before you go on)].',
    '(As the prompt wishes|To do what is asked|What is asked for here|As for the request in the question|To meet that wish): [<wish>, (briefly|in a sentence or two|with what comes to mind first|in plain words|as well as you can|so that a stranger understands)].',
  ],
} as const

/** For a longer text: more about a name in it. */
export const NAME_GAPS = [
  '(There is more to say|One more thing is worth saying) about <name>: [(a detail|something) that (only you could know|a stranger would not guess) about <name>, (in one or two sentences|and when you noticed it)].',
  '(For anyone|For a reader) who (does not know|has never heard of) <name>: [(who or what|what) <name> is, (and how you came to know of it|and one thing to picture)].',
] as const

/** When hardly any words are allowed. */
export const TINY_GAPS = [
  '[Your answer.]',
  '[Your answer, in a few words.]',
  '[Say in a few words what comes first.]',
] as const
