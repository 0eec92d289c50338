/** A way in which sentences restrict an award to a body, and the question it comes to. */
interface Form {
  readonly says: RegExp
  /** Facts that say as much where they were read of the same sentence. */
  readonly facts: readonly string[]
  readonly ask: (parts: readonly string[]) => string
}

/** Words that turn or soften a restriction, so that nothing may be asked of it. */
export const TURNS =
  /\b(?:not required|not necessary|not needed|isn['’]t required|no nominations?|non[- ]?members?|preference|preferred|priority|encouraged|may be nominated|self[- ]nominat\w+|nominate (?:themsel\w+|yourself)|regardless|ineligible|excludes?|excluding|except|unless|not (?:open|eligible|available|be)|cannot be|may not|formerly|named (?:for|after)|in memory|founded|established|administered (?:by|through) (?:the )?(?:local|state)|past (?:winners?|recipients?)|previous (?:winners?|recipients?))\b/i

/** Words with which a sentence says that it leaves others out. */
export const LIMITS =
  /\b(?:members? in good standing|must be|must have|must belong|must live|must come|only|limited to|restricted to|reserved for|exclusively|open to [^,.;]{0,60}\bof)\b/i
/** Bodies that somebody belongs to or not. */
export const BODY =
  /\b(?:members?|membership|employees?|unions?|chapters?|lodges?|parish(?:es|ioners)?|congregations?|alumn\w+|school districts?|townships?|boroughs?|affiliates?|franchises?|dealers?|customers?|policyholders?|shareholders?|descendants?|finalists?|delegates?|attendees?)\b/i
/** Words with capitals that name no body. */
export const NO_NAME =
  /^(?:U\.?S\.?A?\.?|United|States?|America|American|Americans|English|Bachelor\S*|Master\S*|Associate\S*|Doctor\S*|PhD|Ph\.D\S*|GPA|GPAs|SAT|ACT|PSAT\S*|FAFSA|STEM|DACA|TPS|LGBTQ\S*|K-12|January|February|March|April|May|June|July|August|September|October|November|December|Fall|Spring|Summer|Winter|Must|Applicants?|Students?|Open|For|The|Limited|Requires?|High|School|College|University|Black|African|Hispanic|Latin\S*|Asian|Native|Indian|Pacific|Alaska\S*|Hawaii\S*|Pell|Grant|Federal|Army|Navy|Marine|Air|Force|Coast|Guard|Veterans?|Puerto|Rico|Canad\S*|Scholarship\S*|Award\S*|Program\S*|Foundation\S*|Only|Math\S*|Science\S*|Engineering|Education|Nursing|Medicine|Business|Computer)\b/

const SCHOOL_PEOPLE =
  '(?:schools?|high schools?|colleges?|universit(?:y|ies)|institutions?|campus(?:es)?|principals?|counselors?|teachers?|faculty|professors?|instructors?|advis[eo]rs?|chairs?|deans?|departments?|school officials?|nominating officials?|coach(?:es)?)'

/** A name: words with capitals, and the small ones between them. */
const NAME = "([A-Z][\\w.&'’-]*(?: (?:of|the|for|and|&|[A-Z][\\w.&'’-]*)){0,7})"

const join = (...parts: string[]): RegExp => new RegExp(parts.join(''), 'i')
const exactly = (...parts: string[]): RegExp => new RegExp(parts.join(''))

/** The forms in the order in which they are tried. */
export const FORMS: readonly Form[] = [
  {
    says: join(
      "\\b(?:nominated|put forward|endorsed) by (?:[a-z’' -]{0,40} )?",
      SCHOOL_PEOPLE,
      "\\b|\\b(?:nominations?|endorsement) (?:by|from) (?:[a-z’' -]{0,40} )?",
      SCHOOL_PEOPLE,
      '\\b|\\bschools? (?:must |may |can )?nominates?\\b',
      '|\\bnominations? (?:[a-z]+ ){0,2}(?:come|accepted|made|submitted|received|invited) (?:only )?(?:from|by|through) (?:[a-z’ -]{0,40} )?',
      SCHOOL_PEOPLE,
      '\\b|\\bnominations? (?:of|through) (?:an? |the |their )?(?:[a-z-]+ )?',
      SCHOOL_PEOPLE,
      '\\b|\\bthrough (?:an? )?',
      SCHOOL_PEOPLE,
      ' nominations?\\b|\\bnominating (?:schools?|institutions?|colleges?|departments?)\\b',
    ),
    facts: [],
    ask: () => 'Would your school or college nominate you for an award?',
  },
  {
    says: exactly(
      '\\b(?:nominated|recommended|sponsored|endorsed|selected) by (?:an? |their |the |your )?(?:local |participating )?',
      NAME,
      ' (chapter|post|lodge|club|council|unit|section|local|district)\\b',
    ),
    facts: ['membership'],
    ask: ([name, unit]) => `Can a local ${name} ${unit} recommend you?`,
  },
  {
    says: join('\\b(?:labor |trade )?union (?:members?|families|households?)\\b'),
    facts: ['membership'],
    ask: () => 'Are you, a parent or your spouse a member of a union?',
  },
  {
    says: join(
      '\\b(?:rural|small[- ]town)(?: (?:or|and|/) (?:rural|small[- ]town))? (?:public |private |high school |college )*(?:students?|seniors?|youth|high schools?)\\b',
      '|\\b(?:from|live in|living in|resid(?:e|es|ing) in|grew up in) (?:an? )?(?:rural|small[- ]town)\\b',
    ),
    facts: [],
    ask: () => 'Do you live in a rural area or a small town?',
  },
  {
    says: join(
      '(?:\\b(?:be|are|is) (?:an? )?|^)(?:first-generation )?immigrants?\\b(?! [a-z]*(?:communit|rights|law|famil|serv))',
      '|\\bchild(?:ren)? of (?:two )?immigrants?\\b|\\bimmigrants? or (?:the )?(?:child(?:ren)?|sons?|daughters?)\\b',
    ),
    facts: ['lifeExperience', 'citizenship'],
    ask: () => 'Are you an immigrant, or a child of immigrants?',
  },
  {
    says: join(
      '\\b(?:must be nominated|nominations? (?:is|are) required|(?:only )?by nomination|nomination[- ](?:based|only)|nominated candidates)\\b',
    ),
    facts: [],
    ask: () => 'Would your school or college nominate you for an award?',
  },
  {
    says: exactly('\\b([A-Z]{3,8}|[A-Z][a-z]+ [A-Z][a-z]+) (?:semi)?finalists?\\b'),
    facts: [],
    ask: ([contest]) => `Are you a finalist of ${contest}?`,
  },
  {
    says: join('\\b(?:hbcus?|historically black (?:colleges?|universit|community))'),
    facts: ['collegeType'],
    ask: () =>
      'Do you attend, or plan to attend, a historically Black college, or another school of this award?',
  },
  {
    says: exactly(
      '\\b(?:[Ee]nrolled|[Aa]dmitted|[Cc]urrent|[Ii]ncoming|[Ee]ntering|[Ff]ull-time)(?:/[a-z]+)? ([A-Z]{3,6}) (?:students?|undergraduates?|fresh[mw]e?n)\\b',
    ),
    facts: ['college', 'interestedColleges'],
    ask: ([college]) => `Do you attend, or plan to attend, ${college}?`,
  },
  {
    says: exactly(
      '\\b(?:[Dd]irect |[Ll]ineal )?[Dd]escendants? of (?:an? |the )?([^,.;()]{3,60}?)(?= who\\b| that\\b| and\\b|[,.;()]|$)',
    ),
    facts: ['militaryAffiliation'],
    ask: ([whom]) => `Are you a descendant of ${whom}?`,
  },
  {
    says: join(
      '\\b((?:licensed|registered|practicing|certified) (?:[a-z]+ )?(?:nurses?|teachers?|pharmacists?|physicians?|attorneys?|engineers?|accountants?|social workers?|counselors?|therapists?|pilots?|technicians?|dietitians?|hygienists?))\\b',
    ),
    facts: ['occupation', 'license'],
    ask: ([who = '']) => `Are you a ${who.toLowerCase().replace(/s$/, '')}?`,
  },
  {
    says: join(
      '\\b(?:students?|participants?|scholars?|alumni|graduates?|seniors?|youth|enrolled|participated) (?:in|of|from) (?:an? |the |our )?((?:(?:approved|participating|qualified|partner|local|college|career|readiness|access|prep|preparatory|mentoring|after-school|youth|development|college-readiness|college-access|early) ?){1,4}) ?programs?\\b',
    ),
    facts: ['program'],
    ask: ([which]) => `Have you taken part in a program like this: ${which} program?`,
  },
  {
    says: exactly(
      '\\b(?:[Aa]ttend|[Aa]ttending|[Aa]ttendees of|[Aa]ttendees at|[Pp]resent(?:ing)? (?:at|research at)|[Dd]elegates? to) (?:the )?(?:[a-z]+ (?:research )?at )?',
      NAME.replace('{0,7}', '{0,5}'),
      ' ([Cc]onference|[Cc]onvention|[Ss]ymposium|[Mm]eeting|[Ss]ummit|[Cc]ongress)\\b',
    ),
    facts: [],
    ask: ([name, what = '']) => `Are you going to the ${name} ${what.toLowerCase()}?`,
  },
  {
    says: exactly(
      "\\b(?:[Rr]esidents? of|[Ll]iv(?:e|es|ing) in|[Rr]esid(?:e|es|ing) in|[Ss]tudents? (?:from|in|of)|[Ss]eniors? (?:from|in|of)|[Gg]raduates? (?:from|in|of)) (?:the )?((?:[A-Z][\\w.’'-]*,? (?:and |& |or )?){1,6}(?:County|Counties|Township|Parish|Borough|Valley|Region|Island|Peninsula))\\b",
    ),
    facts: ['county', 'city', 'highSchoolCounty', 'collegeCounty'],
    ask: ([place]) => `Do you live in ${place}?`,
  },
  {
    says: exactly(
      "\\b(?:in|of|from|within) (?:the )?((?:[A-Z][\\w.’'-]* ){1,5}(?:Independent |Unified |Public )?School District)\\b",
    ),
    facts: ['highSchool'],
    ask: ([district]) => `Do you go to school in the ${district}?`,
  },
]

const SORTS =
  '(?:all |its |our |any |current |active |student |youth |paid |dues-paying |registered |eligible |full |full-time |part-time |regular |the )'
/** Members of nobody who is named: 'for members under 25', 'open to our student members'. */
export const OWN_MEMBERS = new RegExp(
  `\\b(?:for|to|supports?|supporting|by|be|are) (?:an? )?${SORTS}{0,3}members?(?! (?:of|in|schools?|institutions?|colleges?|universit|programs?|companies|states?|organi|chapters?|dealers?|stores?|[a-z]+ (?:of|schools?|institutions?)))\\b`,
  'i',
)
/** Families of those who work for whoever gives the award: 'children of our employees'. */
export const OWN_EMPLOYEES = new RegExp(
  `\\b(?:children|sons? and daughters?|dependents?|dependent children) of (?:its|our|the company['’]s|company) ${SORTS}{0,2}(?:employees|associates|workers|team members)\\b`,
  'i',
)

/** Bodies that are named in words which no frame takes, by the fact that they are asked as. */
export const NAMED_BODIES: readonly { readonly says: RegExp; readonly fact: string }[] = [
  {
    says: exactly(
      '\\b[Rr]equires? (?:an? )?(?:active |current |free |paid |student )?',
      NAME,
      ' (?:student |affiliate |student affiliate )?membership\\b',
    ),
    fact: 'membership',
  },
  {
    says: exactly('^', NAME, ' membership (?:and [a-z ]{3,40} )?(?:is|are) (?:also )?required\\b'),
    fact: 'membership',
  },
  {
    says: exactly(
      '\\b(?:current |full-time |part-time )?employment (?:at|with|by) (?:an? |the )?(?:eligible |participating )?',
      NAME,
    ),
    fact: 'employer',
  },
]

/** A name as it was captured, without the small words behind it. */
export const bareName = (name: string): string =>
  name
    .trim()
    .replace(/(?: (?:of|the|for|and|&)){1,3}$/, '')
    .replace(/[.,]$/, '')
