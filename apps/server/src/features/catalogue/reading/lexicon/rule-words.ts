/** Words around what is asked, which ask nothing themselves. A sentence of these and clauses is understood. */
export const GLUE =
  'who meets the following|who meet the following|who meets the following criteria|who meet the following criteria|that meet the following criteria|meeting the following criteria|meets the following criteria|exclusively|open exclusively to|awarded annually to|is awarded annually to|are awarded annually to|awarded annually|applications are accepted from|applications are invited from|applications are welcome from|applications are open to|we accept applications from|we welcome applications from|we invite applications from|to qualify for consideration|to be eligible for consideration|pay for college|pay for their education|pay for school|with the cost of college|with the costs of college|with college costs|with college expenses|with tuition|with their education|with their college education|further their education|continue their education|no essay|with or without daca or tps|with or without daca / tps|any|anyone|anybody|every|or both|except where prohibited by law|except where prohibited|except where void or prohibited by law|void where prohibited by law|void where prohibited|where permitted by law|given each spring to|given each year to|awarded each spring to|awarded each fall to|awarded each year to|given annually to|presented each year to|given every year to|awarded every year to|presented annually to|holding a valid student visa|with a valid student visa|on a student visa|on an f - 1 visa|with an f - 1 visa|holding an f - 1 visa|on f - 1 visas|automatically|all|eligible students include|eligible applicants include|eligible candidates include|eligible applicants are|eligible students are|by the end of the current semester|by the end of the current term|by the end of the current academic year|by the end of the current school year|by the end of the spring semester|by the end of the spring term|by the end of the fall semester|by the end of the fall term|by the end of the semester|by the end of the academic year|by the end of the school year|by the start of the fall semester|by the start of the academic year|at the start of the academic year|receive this award|receives this award|for tuition purposes|with or without daca|degree seeking or not|automatically qualify|qualify automatically|on the closing date|at the closing date|as of the closing date|on the application date|at the time of nomination|for the upcoming fall|for the coming year|for the upcoming academic year|for the coming academic year|for the upcoming year|next fall|this fall|the following fall|in the following fall|you can be|can be|inclusive|are automatically considered|will automatically be considered|will be automatically considered|is automatically considered|no separate application is needed|no separate application is required|no separate application required|no separate application necessary|no application is required|no application required|before the deadline|before the application deadline|prior to the deadline|prior to the application deadline|before applying|prior to applying|when the award is made|will be enrolled in school|plan to be enrolled in school|planning to be enrolled in school|plan on being enrolled in school|as determined by the office of financial aid|as determined by the financial aid office|as determined by the university|as determined by the college|as determined by the foundation|as determined by the school|may enter|can enter|may compete|may participate|may be considered|via fafsa|via the fafsa|through the fafsa|as determined by the fafsa|as demonstrated by the fafsa|as evidenced by the fafsa|as documented by the fafsa|as established by the fafsa|as verified by the fafsa|as indicated by the fafsa|as measured by the fafsa|as calculated by the fafsa|as defined by the fafsa|based on the fafsa|as evidenced by fafsa|as determined by fafsa|need to have|need to be|needs to have|needs to be|who have been|having been|registered|duly|attending school|beginning|starting|degree seeking|come from|comes from|coming from|as shown by the fafsa|according to the fafsa|when they apply|when you apply|on the deadline|by the time they apply|from|applicant|applicants|student|candidate|individual|person|people|nominee|entrant|contestant|participant|pupil|youth|scholar|young people|he|she|they|you|he or she|he she|must|shall|should|will|be|are|is|been|being|am|a|an|the|of|to|have|has|having|hold|possess|currently|current|presently|eligible|eligible applicant|eligibility|eligible to apply|eligible for|open|open to|open only to|only|available|available to|available for|limited|limited to|restricted to|restricted|reserved for|offered to|awarded to|given to|granted to|for|intended for|designed for|aimed at|scholarship|award|grant|fellowship|program|prize|contest|competition|this|these|those|that|who|which|at time of application|at the time of application|at the time of applying|when applying|as of the application deadline|at the time of the application|by the application deadline|by the deadline|at the time of award|to apply|to be eligible|to be considered|to qualify|in order to apply|in order to be eligible|in order to qualify|in order to be considered|to be eligible to apply|to be eligible for this scholarship|to be eligible for this award|to be eligible for the scholarship|to qualify for this scholarship|to be considered for this scholarship|to be considered for this award|all applicants|all students|all candidates|any student|each applicant|every applicant|the applicant|successful candidate|successful applicant|scholarship applicant|qualified applicant|following|criteria|requirement|eligibility criteria|eligibility requirement|minimum requirement|required|require|requires|is required|are required|meet the following criteria|meet the following requirements|meet the following eligibility requirements|meet all of the following criteria|meet all of the following requirements|meet all of the following|the following|as follows|qualify|qualified|apply|may apply|can apply|are invited to apply|are eligible to apply|are eligible|is eligible|self identify|self identifies|self identify as|self identifies as|identify|identify as|identifies as|with|be able to|as|able|either|in|status|enrolled as|pursuing|classified as|your|their|his or her|his her|his|her|in good standing|in good academic standing|good academic standing|academic good standing|each year|annually|every year|verified|documented|proof of|provide proof of|upon application|scholarship is|award is|scholarship are|recipient|scholarship recipient|annual|from|scholarships|awards|we|our|it|one|two|several|provides|provide|supports|support|support for|assists|assist|helps|help|recognizes|honors|established to|created to|who is|who are|and be|must be|would|shall be|demonstrate|demonstrates|demonstrated|show|demonstrating|showing|maintain|maintains|maintaining|have maintained|has maintained|earned|achieved|attain|self|both|legally|enrolled|identifying|academic year|upcoming academic year|in the upcoming academic year|in the fall|this fall|next fall|for the upcoming academic year|during the upcoming academic year|upcoming|coming|in the coming academic year|the following fall|in the following fall|following fall|the following academic year|in the following academic year|in the fall semester|the fall semester|in the fall term|following the award|the fall following graduation|in the fall following graduation|in the fall after graduation|the fall after graduation|following graduation from high school|after graduation from high school|eligible students|eligible candidates|someone|somebody|already|may receive this award|may receive this scholarship|may receive this grant|may receive the award|may receive the scholarship|may receive the grant|can receive this award|can receive this scholarship|can receive this grant|can receive the award|can receive the scholarship|can receive the grant|may win this award|when space is available|as space is available|if space is available|space permitting|where space permits|on a space available basis|when funds are available|as funds are available|if funds are available|if funds allow|as funds allow|as funds permit|while funds last|subject to available funds|depending on available funds|including the tribal colleges|including tribal colleges|including community colleges|including the community colleges|including community and technical colleges|including technical colleges|including technical schools|including trade schools|including vocational schools|including trade and technical schools|including trade and vocational schools|including two year colleges|including private colleges|including graduate school|including graduate schools|including community college|including technical college|including trade school|including vocational school|including technical school|may be awarded this scholarship|may be given this scholarship'

/** Praise that no answer decides and that keeps nobody from applying. */
export const VAGUE =
  'wherever they attend college|wherever they study|wherever they attend school|wherever they attend|no matter where they attend|no matter where they attend college|regardless of where they attend college|regardless of where they attend|regardless of where they study|regardless of where they attend school|regardless of where you attend|wherever you attend|renewable|non renewable|nonrenewable|prestigious|merit based|outstanding|deserving|talented|promising|motivated|highly motivated|dedicated|ambitious|worthy|exceptional|high achieving|academically talented|hardworking|hard working|bright|aspiring leader|emerging|young|high performing|strong|excellent|exemplary|academic excellence|academic achievement|academic merit|academic promise|leadership|leadership skill|leadership potential|leadership quality|leadership ability|good character|strong character|character|integrity|potential|merit|superior academic performance|strong academic performance|strong academic record|outstanding academic record|good academic record|strong leadership|exceptional leadership|demonstrated leadership|commitment to community|scholastic achievement|academic potential|perseverance|determination|creativity|passion|drive|grit|service to others|academic success|outstanding leadership|high achieving student|academically promising|qualified|academically strong|involvement in the community|academic performance|high academic achievement|high academic standing|extracurricular involvement|leadership and service'

/** Words that may narrow, widen or turn what stands beside them. None may be passed over. */
export const HEDGES = new Set(
  'suggested advised typical dont doesnt neednt isnt arent wont if unless either may might can could some most many few other others similar such including include includes included especially particularly primarily mainly usually generally usually typically often except excepting excluding exclude excludes excluded example examples eg ie previously formerly former before after until since prior but although though however alternatively equivalent otherwise instead waived alone without nor neither not no non never cannot ineligible disqualified unlike rather besides beyond whether regardless depending varies vary like encouraged welcome past future aspiring prospective nearly almost half unsure preferably ideally than nominated nominate recommended sometimes when while where wherever also additionally additional unrelated exempt exception was were had did considered consideration based basis judged selected evaluated chosen factor factors determined ranked weighed'.split(
    ' ',
  ),
)

/** What turns a part of a sentence into a preference. */
export const PREFERENCES =
  'preference|preferred|preference given to|preference is given to|preference will be given to|preference may be given to|preference shall be given to|preference for|with preference given to|with a preference for|first preference|special preference|strong preference|with preference for|with preference to|preference to|preference goes to|funding preference goes to|priority|priority given to|priority is given to|priority will be given to|with priority given to|priority consideration|priority consideration given to|special consideration|special consideration given to|special consideration is given to|special consideration will be given to|prioritized|ideally|preferably|additional consideration|particular consideration|prioritizes|favors|is preferred|are preferred|will be preferred|priority for|will be prioritized|first priority|consideration will be given to|special consideration for|first consideration|preference is for|preference in selection|prefers|are given preference|is given preference|will be given preference|receive preference|will receive preference|are given priority|will be given priority|receive priority|will receive priority|preferred but not required|is preferred but not required|are preferred but not required|helpful but not required|is helpful but not required|desirable|is desirable|are desirable|is desired|is a plus|are a plus|but not required|but is not required|but are not required|but all may apply|but anyone may apply|but others may apply|but all are welcome|but all are eligible|but all are welcome to apply|emphasized in selection|is emphasized in selection|are emphasized in selection|is emphasized|weighs heavily'

/** What turns a part of a sentence into its opposite, before and after what it turns. */
export const NOT_BEFORE =
  'not open to|is not open to|are not open to|not available to|is not available to|are not available to|excludes|must not be|may not be|cannot be|can not be|should not be|not eligible are|ineligible are|must not have|may not have|cannot have|who are not|who is not|not be'
export const NOT_AFTER =
  'are not eligible|is not eligible|ineligible|are ineligible|is ineligible|not eligible|may not apply|cannot apply|are not eligible to apply|is not eligible to apply|are excluded|do not qualify|does not qualify|are not eligible for this scholarship|are not eligible for this award|can not apply|need not apply'

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
export const OPEN_TO_ALL =
  'open to all|open to all students|open to everyone|open to anyone|open to any student|no restrictions|no restriction|no eligibility restrictions|no eligibility requirements|all students are eligible|all students may apply|all students are welcome to apply|anyone can apply|anyone may apply|everyone is eligible|everyone may apply|no eligibility criteria|available to all students|no specific eligibility requirements|no specific requirements|open to the public|open to all applicants|all are welcome to apply|none|unrestricted|all|any|open|no requirements'

/** 'any major', 'all majors': what takes back what a name seems to ask, by fact. */
export const LIFTED: Readonly<Record<string, string>> = {
  fieldOfStudy:
    'regardless of major|regardless of field of study|regardless of their major|regardless of field|regardless of course of study|regardless of discipline|any major|all majors|any field|any field of study|all fields of study|all fields|any discipline|all disciplines|any academic discipline|any course of study|any area of study|all majors are eligible|any program of study|no specific major|any academic major|open to all majors|all majors welcome|all fields of study are eligible|any subject',
  gender:
    'all genders|any gender|boy or girl|girl or boy|man or woman|woman or man|boys and girls|girls and boys|boys or girls|girls or boys|young men and women|young women and men|young men and young women|young women and young men|men and women|women and men|men or women|male or female|female or male|male and female|males and females|regardless of gender',
  citizenship:
    'regardless of citizenship|domestic and international students|domestic or international students|international and domestic students|domestic and international applicants|students of any nationality|of any nationality|students of all nationalities|of all nationalities|regardless of citizenship status|regardless of immigration status|any citizenship|any immigration status|any citizenship status|no citizenship requirement|all citizenship statuses|any nationality|all nationalities|regardless of nationality',
  gpa: 'regardless of gpa|regardless of grades|no minimum gpa|no gpa requirement|no minimum gpa requirement|no gpa minimum|any gpa|no gpa|no minimum gpa required|no gpa required',
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
  'parent guardian father mother grandparent family spouse sibling whose child dependent descendant son daughter relative committee sponsor foundation founder owner donor teacher counselor mentor'.split(
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
