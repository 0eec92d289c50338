/** Praise that no answer decides and that keeps nobody from applying. */
export const VAGUE: readonly string[] = [
  'wherever they attend college',
  'wherever they study',
  'wherever they attend school',
  'wherever they attend',
  'no matter where they attend',
  'no matter where they attend college',
  'regardless of where they attend college',
  'regardless of where they attend',
  'regardless of where they study',
  'regardless of where they attend school',
  'regardless of where you attend',
  'wherever you attend',
  'renewable',
  'non renewable',
  'nonrenewable',
  'prestigious',
  'merit based',
  'outstanding',
  'deserving',
  'talented',
  'promising',
  'motivated',
  'highly motivated',
  'dedicated',
  'ambitious',
  'worthy',
  'exceptional',
  'high achieving',
  'academically talented',
  'hardworking',
  'hard working',
  'bright',
  'aspiring leader',
  'emerging',
  'young',
  'high performing',
  'strong',
  'excellent',
  'exemplary',
  'academic excellence',
  'academic achievement',
  'academic merit',
  'academic promise',
  'leadership',
  'leadership skill',
  'leadership potential',
  'leadership quality',
  'leadership ability',
  'good character',
  'strong character',
  'character',
  'integrity',
  'potential',
  'merit',
  'superior academic performance',
  'strong academic performance',
  'strong academic record',
  'outstanding academic record',
  'good academic record',
  'strong leadership',
  'exceptional leadership',
  'demonstrated leadership',
  'commitment to community',
  'scholastic achievement',
  'academic potential',
  'perseverance',
  'determination',
  'creativity',
  'passion',
  'drive',
  'grit',
  'service to others',
  'academic success',
  'outstanding leadership',
  'high achieving student',
  'academically promising',
  'qualified',
  'academically strong',
  'involvement in the community',
  'academic performance',
  'high academic achievement',
  'high academic standing',
  'extracurricular involvement',
  'leadership and service',
]

/** Words that may narrow, widen or turn what stands beside them. None may be passed over. */
export const HEDGES = new Set(
  'suggested advised typical dont doesnt neednt isnt arent wont if unless either may might can could some most many few other others similar such including include includes included especially particularly primarily mainly usually generally usually typically often except excepting excluding exclude excludes excluded example examples eg ie previously formerly former before after until since prior but although though however alternatively equivalent otherwise instead waived alone without nor neither not no non never cannot ineligible disqualified unlike rather besides beyond whether regardless depending varies vary like encouraged welcome past future aspiring prospective nearly almost half unsure preferably ideally than nominated nominate recommended sometimes when while where wherever also additionally additional unrelated exempt exception was were had did considered consideration based basis judged selected evaluated chosen factor factors determined ranked weighed'.split(
    ' ',
  ),
)

/** What turns a part of a sentence into a preference. */
export const PREFERENCES: readonly string[] = [
  'will be privileged',
  'is privileged',
  'are privileged',
  'will be favored',
  'are favored',
  'is favored',
  'preference',
  'preferred',
  'preference given to',
  'preference is given to',
  'preference will be given to',
  'preference may be given to',
  'preference shall be given to',
  'preference for',
  'with preference given to',
  'with a preference for',
  'first preference',
  'special preference',
  'strong preference',
  'with preference for',
  'with preference to',
  'preference to',
  'preference goes to',
  'funding preference goes to',
  'priority',
  'priority given to',
  'priority is given to',
  'priority will be given to',
  'with priority given to',
  'priority consideration',
  'priority consideration given to',
  'special consideration',
  'special consideration given to',
  'special consideration is given to',
  'special consideration will be given to',
  'prioritized',
  'ideally',
  'preferably',
  'additional consideration',
  'particular consideration',
  'prioritizes',
  'favors',
  'is preferred',
  'are preferred',
  'will be preferred',
  'priority for',
  'will be prioritized',
  'first priority',
  'consideration will be given to',
  'special consideration for',
  'first consideration',
  'preference is for',
  'preference in selection',
  'prefers',
  'are given preference',
  'is given preference',
  'will be given preference',
  'receive preference',
  'will receive preference',
  'are given priority',
  'will be given priority',
  'receive priority',
  'will receive priority',
  'preferred but not required',
  'is preferred but not required',
  'are preferred but not required',
  'helpful but not required',
  'is helpful but not required',
  'desirable',
  'is desirable',
  'are desirable',
  'is desired',
  'is a plus',
  'are a plus',
  'but not required',
  'but is not required',
  'but are not required',
  'but all may apply',
  'but anyone may apply',
  'but others may apply',
  'but all are welcome',
  'but all are eligible',
  'but all are welcome to apply',
  'emphasized in selection',
  'is emphasized in selection',
  'are emphasized in selection',
  'is emphasized',
  'weighs heavily',
]

/** What turns a part of a sentence into its opposite, before and after what it turns. */
export const NOT_BEFORE: readonly string[] = [
  'not open to',
  'is not open to',
  'are not open to',
  'not available to',
  'is not available to',
  'are not available to',
  'excludes',
  'must not be',
  'may not be',
  'cannot be',
  'can not be',
  'should not be',
  'not eligible are',
  'ineligible are',
  'must not have',
  'may not have',
  'cannot have',
  'who are not',
  'who is not',
  'not be',
]
export const NOT_AFTER: readonly string[] = [
  'are not eligible',
  'is not eligible',
  'ineligible',
  'are ineligible',
  'is ineligible',
  'not eligible',
  'may not apply',
  'cannot apply',
  'are not eligible to apply',
  'is not eligible to apply',
  'are excluded',
  'do not qualify',
  'does not qualify',
  'are not eligible for this scholarship',
  'are not eligible for this award',
  'can not apply',
  'need not apply',
]

/** Words with which a new part of a sentence begins, after a comma or an 'and'. */
export const OPENERS = new Set(
  'who whose that which must have has be are is with demonstrate demonstrates show maintain maintains plan plans planning enroll enrolled attend attending pursue pursuing live reside major majoring hold possess intend intends will should shall seeking accepted admitted having been demonstrating complete completed graduating submit provide meet currently reside residing living agree need in at from to on by as want wants wish working interested committed preparing entering seeking studying preference priority minimum legally covers includes provides offers pays funded renewable plus'.split(
    ' ',
  ),
)

/** What may follow a clause although it was not read: it only adds to it. */
export const AFTER_CLAUSE = new Set(
  'via through using per based at in within from with for who that which whose to on by seeking pursuing planning enrolling attending entering interested committed majoring living having studying as during intending preparing plan plans wishing working demonstrating skilled training looking skilled exhibiting will must are is and have has engaged active involved actively intend training applying active'.split(
    ' ',
  ),
)

/** Sentences, or their beginnings, that say that nobody is shut out. */
export const OPEN_TO_ALL: readonly string[] = [
  'open to all',
  'open to all students',
  'open to everyone',
  'open to anyone',
  'open to any student',
  'no restrictions',
  'no restriction',
  'no eligibility restrictions',
  'no eligibility requirements',
  'all students are eligible',
  'all students may apply',
  'all students are welcome to apply',
  'anyone can apply',
  'anyone may apply',
  'everyone is eligible',
  'everyone may apply',
  'no eligibility criteria',
  'available to all students',
  'no specific eligibility requirements',
  'no specific requirements',
  'open to the public',
  'open to all applicants',
  'all are welcome to apply',
  'none',
  'unrestricted',
  'all',
  'any',
  'open',
  'no requirements',
]

/** 'any major', 'all majors': what takes back what a name seems to ask, by fact. */
export const LIFTED: Readonly<Record<string, string>> = {
  fieldOfStudy:
    'regardless of major|regardless of field of study|regardless of their major|regardless of field|regardless of course of study|regardless of discipline|any major|all majors|any field|any field of study|all fields of study|all fields|any discipline|all disciplines|any academic discipline|any course of study|any area of study|all majors are eligible|any program of study|no specific major|any academic major|open to all majors|all majors welcome|all fields of study are eligible|any subject',
  gender:
    'all genders|any gender|boy or girl|girl or boy|man or woman|woman or man|boys and girls|girls and boys|boys or girls|girls or boys|young men and women|young women and men|young men and young women|young women and young men|men and women|women and men|men or women|male or female|female or male|male and female|males and females|regardless of gender',
  citizenship:
    'regardless of citizenship|domestic and international students|domestic or international students|international and domestic students|domestic and international applicants|students of any nationality|of any nationality|students of all nationalities|of all nationalities|regardless of citizenship status|regardless of immigration status|any citizenship|any immigration status|any citizenship status|no citizenship requirement|all citizenship statuses|any nationality|all nationalities|regardless of nationality',
  gpa: 'regardless of gpa|regardless of grades|no minimum gpa|no gpa requirement|no minimum gpa requirement|no gpa minimum|any gpa|no gpa|no minimum gpa required|no gpa required',
  'gpa+fieldOfStudy':
    'no minimum gpa or major|no minimum gpa or major requirement|no gpa or major requirement|no gpa or major restriction|regardless of gpa or major|regardless of major or gpa|any gpa or major|any major or gpa|all majors and gpas|all gpas and majors',
  age: 'regardless of age|any age|all ages|no age limit|of any age|no age restriction|no age requirement',
  ethnicity:
    'any race|all races|regardless of race|any ethnicity|all ethnicities|all backgrounds|all ethnic backgrounds|any background',
  state:
    'regardless of state|regardless of residence|regardless of residency|regardless of state of residence|regardless of where they live|any state|all states|all 50 states|all fifty states|any us state|nationwide|anywhere in the united states',
  country: 'any country|worldwide|all countries|anywhere in the world',
  militaryAffiliation:
    'no military affiliation required|military affiliation not required|regardless of military affiliation',
  enrollment:
    'full - and part time|full - or part time|full or part time|part time or full time|full time or part time|full time and part time|full and part time|full time part time|part or full time|full and or part time|at least half time|half time or more|at least part time|half time or full time|full time or half time|at least a half time basis|enrolled at least half time|enroll at least half time|enrolled at least part time',
  financialNeed:
    'regardless of income|regardless of need|regardless of household income|regardless of family income|regardless of financial need|financial need is not required|financial need not required|need is not a factor|financial need is not considered|financial need is not a requirement',
}

/** Words inside a frame that narrow it by what no fact knows: the frame counts, the sentence is not whole. */
export const NARROWING = new Set(
  'accredited eligible approved participating public private recent deceased fallen disabled retired vietnam korea korean gulf iraq afghanistan wartime wwii division licensure prelicensure accelerated evening online'.split(
    ' ',
  ),
)

/** Words that make an award of the level before them: 'undergraduate scholarship' is for who will be one. */
export const AWARDS = new Set(
  'scholarship award grant fellowship program prize contest competition school class year level'.split(
    ' ',
  ),
)

/** Hedges that reach over the whole sentence, wherever they stand in it. */
export const FAR_HEDGES = new Set(
  'tier unless except excepting excluding if but although though however alternatively exempt exception waived otherwise instead regardless alone alike'.split(
    ' ',
  ),
)

/** Kin and others who are not the student: what follows them is said of them. */
export const OTHERS = new Set(
  'parent guardian father mother grandparent family spouse sibling whose child dependent descendant son daughter relative committee sponsor foundation founder owner donor teacher counselor mentor victim'.split(
    ' ',
  ),
)

/** Words before a clause that make it what something is about, or who helps whom. */
export const ABOUT_OTHERS = new Set(
  'about on regarding by submit write essay describe explain tell discuss letter recommendation teach teaching mentor mentoring serve serving help helping work working support supporting volunteer volunteering promote promoting advocate research issue right against among founded founder created established named memory honoring history'.split(
    ' ',
  ),
)

/** Words after which a description speaks of who may have the award. */
export const CUES = new Set(
  'for to must be are is student applicant open eligible who required require candidate available limited nominee individual requires'.split(
    ' ',
  ),
)
