/** Titles of pages, buttons and forms that a crawler took for scholarships, and lines of spreadsheets. */
const NAVIGATION: RegExp[] = [
  /^(?:click|tap|press) (?:here|below|the button)\b/,
  /^(?:apply|enroll|register|donate|subscribe|log ?in|sign ?(?:in|up)|download|print|share|search|browse|filter|sort|next|previous|back|menu|more|close|submit)(?: (?:now|here|online|today|page|for free|this|this page|results?|by|to top|all|up|form))?$/,
  /^(?:click )?(?:here )?to (?:apply|register|log ?in)$/,
  /^(?:your )?(?:registration|submission|form|application|message|e-?mail|payment|request) (?:was|is|has been) (?:a )?(?:success\w*|submitted|received|sent|complete\w*)\b/,
  /^(?:thank you|thanks)(?: (?:for|so much).*)?$/,
  /^(?:home|home ?page|about(?: us)?|contact(?: us)?|faqs?|frequently asked questions|news|events|resources|blog|gallery|site ?map|privacy(?: policy)?|terms(?: (?:of (?:use|service)|and conditions))?|cookies?(?: (?:policy|settings|notice))?|accessibility|my account|dashboard|shopping cart|checkout)$/,
  /^(?:read|learn|view|show|load|see|find out) (?:more|all|details?)(?: .{0,20})?$/,
  /^skip to (?:main )?(?:content|navigation)$/,
  /^(?:page|results?) \d+(?: (?:of|to|-) \d+)?$/,
  /^(?:40[0-9]|50[0-9])\b.{0,40}$|^(?:page )?not found$|^access denied$|^just a moment$|^loading$|^an? (?:unexpected )?error (?:has )?occurred$/,
  /^(?:forgot|reset) (?:your |my )?password$/,
  /^(?:all |available |current |other |our |more |find |search |list of )*scholarships?(?: (?:list|listings?|search|finder|directory|database|opportunities|results|home|page|a ?- ?z))?$/,
  /^(?:title|name|scholarship (?:name|title)|award name|program name)$/,
  /^(?:grand |sub)?totals?:?(?: [\d,.$]{1,20})?$/,
  /^(?:follow|like|join) us\b.{0,30}$/,
]

/** Whether a title is that of a page, a button, a form or a line of a table, and of no scholarship. */
export const isNoListing = (title: string): boolean => {
  const words = title
    .toLowerCase()
    .replace(/[!.?…»›>→:]{1,5}$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  return words.length <= 80 && NAVIGATION.some((pattern) => pattern.test(words))
}
