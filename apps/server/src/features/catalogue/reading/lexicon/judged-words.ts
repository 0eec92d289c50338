/** What a choice among applicants goes by, and what nobody lacks: such sentences keep nobody from applying. */

const PRAISE =
  '(?:a |an |the |their |your |some |any |strong |good |high |highest |solid |clear |genuine |deep |great |demonstrated |proven |outstanding |exceptional |excellent |active |sincere |positive |personal |moral |ethical |significant )*'
const QUALITY =
  '(?:leadership(?: (?:skills?|potential|qualities|ability|abilities|experience|roles?))?|(?:moral )?character|integrity|citizenship|attitude|work ethic|perseverance|determination|motivation|resilience|maturity|creativity|potential|values|academic (?:performance|achievement|promise|merit|potential|ability|excellence|record|success)|scholastic (?:ability|achievement)|(?:community|civic|school|campus) (?:involvement|engagement|spirit|participation)|involvement|extra-?curricular (?:activities|involvement|participation)|volunteerism|service to (?:others|(?:the|their|your) (?:community|school))|(?:record|history|spirit) of (?:community |public |volunteer )?(?:service|leadership|volunteerism|involvement)|evidence of (?:leadership|character|service|involvement)|(?:commitment|dedication|devotion) to (?:the |their |your |serving (?:the |their |your )?|helping )?(?:community|communities|service|community service|others|education|excellence|learning|leadership|academic excellence|volunteerism)|(?:passion|enthusiasm|love|desire|drive) (?:for|to)(?: (?!and\\b|or\\b)[a-z]+){1,4})'
const PLACE =
  '(?:,? (?:in|at|within|to|both in) (?:(?:and|or|the|their|your|both|his or her|school|schools|community|communities|home|church|college|high|activities|classroom|,) ?)+)?'
const WHO_MUST =
  '(?:(?:all |the |successful |eligible )*(?:applicants?|students?|candidates?|nominees?|you) )?(?:must |should |shall |will |are expected to |need to )?(?:also )?'

/** A sentence that asks for a quality and nothing else: it is judged, and no answer decides it. */
export const JUDGED = new RegExp(
  `^${WHO_MUST}(?:have |possess |demonstrate |demonstrating |show |exhibit |display |be of |be involved in |involved in |involvement in |be active in )?${PRAISE}${QUALITY}(?:(?:,| and| or|,? and|,? or|,? as well as) ${PRAISE}${QUALITY})*${PLACE}[.;]?$`,
  'i',
)

/** What everybody has, or can get on the way. */
export const ANYBODY = new RegExp(
  `^${WHO_MUST}(?:have|provide|possess|obtain) (?:an? |the |their |your )?(?:valid |working |active |reliable |own |current |personal )*(?:e-?mail(?: address| account)?|internet(?: access| connection)?|access to the internet|mailing address|postal address|parental (?:consent|permission)|(?:parent|guardian)['’]?s? (?:or guardian['’]?s? )?(?:consent|permission)|permission of (?:a|their|your) parents?(?: or guardians?)?)(?: (?:if|when) (?:they are |you are )?(?:under|younger than) (?:the age of )?(?:18|eighteen)(?: years(?: old| of age)?)?| to (?:apply|enter))?[.;]?$`,
  'i',
)

/** What counts for something, and is asked of nobody: 'Financial need may be considered.' */
export const WEIGHED =
  /^(?!.*(?:\d|\b(?:candidates?|anyone|only|must|not)\b)).{3,120}\b(?:will|may|might|can|is|are) (?:also |all )?(?:be )?(?:considered|weighed|evaluated|taken into (?:account|consideration)|factors?|a factor|important)[.;]?$/i
