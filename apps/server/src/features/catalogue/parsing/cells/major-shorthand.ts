/** Short forms in columns of majors, to the words they are short for; phrases before their words. */
const SHORT =
  'act sci:actuarial science|chem eng:chemical engineering|chem e:chemical engineering|eng lit:english literature|phys ed:physical education|phys ther:physical therapy|phys sci:physical sciences|occ ther:occupational therapy|resp ther:respiratory therapy|dent hyg:dental hygiene|comp sci:computer science|compsci:computer science|comp eng:computer engineering|spec ed:special education|sp ed:special education|sped:special education|soc work:social work|soc sci:social science|poli sci:political science|pol sci:political science|polisci:political science|crim just:criminal justice|crim justice:criminal justice|agri bus:agribusiness|ag bus:agribusiness|ag business:agribusiness|ag sci:agricultural science|agri sci:agricultural science|bio sci:biological sciences|bio chem:biochemistry|biochem:biochemistry|bio tech:biotechnology|biotech:biotechnology|bio med:biomedical|biomed eng:biomedical engineering|earth sci:earth science|vet med:veterinary medicine|vet tech:veterinary|vet sci:veterinary science|vet:veterinary|lib arts:liberal arts|early ed:early childhood education|early childhood:early childhood education|premed:pre med|prelaw:pre law|prevet:pre vet|predental:dental|pre dental:dental|pre dent:dental|prenursing:nursing|pre nursing:nursing|pre pharm:pharmacy|pre pharmacy:pharmacy|pre engineering:engineering|pre engr:engineering|pub rel:public relations|intl rel:international relations|intl bus:international business|info sec:information security|hum res:human resources|fin aid:financial aid|auto tech:automotive technology|auto mech:automotive|risk mgmt:insurance|risk management:insurance|land arch:landscape architecture|graphic des:graphic design|int design:interior design|elem:elementary education|elementary:elementary education|secondary:secondary education|sec:secondary education|elem ed:elementary education|elementary ed:elementary education|sec ed:secondary education|secondary ed:secondary education|special ed:special education|ag:agriculture|agri:agriculture|agric:agriculture|agron:agronomy|sci:science|engr:engineering|engrg:engineering|engin:engineering|engg:engineering|mgmt:management|mgt:management|bus:business|biz:business|admin:administration|adm:administration|acct:accounting|acctg:accounting|actg:accounting|fin:finance|econ:economics|mktg:marketing|mkt:marketing|enviro:environmental|environ:environmental|envir:environmental|env:environmental|bio:biology|biol:biology|chem:chemistry|phys:physics|ed:education|educ:education|psych:psychology|soc:sociology|govt:government|gov:government|hist:history|lit:literature|lang:language|comm:communications|comms:communications|journ:journalism|jour:journalism|pub:public|hort:horticulture|kines:kinesiology|nurs:nursing|nsg:nursing|med:medicine|dent:dental|tech:technology|info:information|sys:systems|arch:architecture|const:construction|constr:construction|auto:automotive|hosp:hospitality|perf:performing|vis:visual|mus:music|intl:international|nat:natural|res:resources|mech:mechanical|elec:electrical|civ:civil|aero:aerospace|mfg:manufacturing|geol:geology|geog:geography|stats:statistics|stat:statistics|phil:philosophy|theo:theology|anthro:anthropology|pharm:pharmacy'

/** Codes that stand for a major by themselves; what may mean two of them ('ECE', 'Eng') is left out. */
const CODES =
  'Health:health sciences|health:health sciences|CS:computer science|CIS:information systems|MIS:information systems|IT:information technology|EE:electrical engineering|ME:mechanical engineering|CE:civil engineering|ChE:chemical engineering|CHE:chemical engineering|IE:industrial engineering|AE:aerospace engineering|BME:biomedical engineering|CJ:criminal justice|HR:human resources|PT:physical therapy|OT:occupational therapy|SLP:speech language pathology|PE:physical education|PR:public relations|RN:nursing|BSN:nursing|LPN:nursing'

const pairs = (text: string): [string, string][] =>
  text.split('|').map((entry): [string, string] => {
    const [short = '', long = ''] = entry.split(':')
    return [short, long]
  })

const codes = new Map(pairs(CODES))
const short = new Map(pairs(SHORT))
const LONGEST = 2

/** A major in full: 'Animal Sci' as 'animal science', 'CS' as 'computer science'; a word more is a word more. */
export const majorInFull = (item: string): string => {
  const code = codes.get(item.trim())
  if (code !== undefined) return code
  const words = item
    .toLowerCase()
    .replaceAll(/[.’']/g, ' ')
    .replaceAll('int l', 'intl')
    .split(/[\s-]+/)
    .filter((word) => word !== '')
  if (words.length > 1 && words.at(-1) === 'eng') words.splice(-1, 1, 'engr')
  const full: string[] = []
  for (let at = 0; at < words.length;) {
    const length = Math.min(LONGEST, words.length - at)
    const pair = length === 2 ? short.get(words.slice(at, at + 2).join(' ')) : undefined
    full.push(pair ?? short.get(words[at] ?? '') ?? words[at] ?? '')
    at += pair === undefined ? 1 : 2
  }
  return full.join(' ')
}
