/** Regions that are certain states and no others. */
export const REGIONS: Readonly<Record<string, string>> = {
  'CT+ME+MA+NH+RI+VT': 'new england|new england states',
  'NC+SC': 'carolinas',
  'ND+SD': 'dakotas',
  'IL+IN+IA+KS+MI+MN+MO+NE+ND+OH+SD+WI': 'midwest|midwestern states',
}

/** Parts of states, by the states they lie in: who lives there lives in one of these. */
export const PARTS_OF_STATES: Readonly<Record<string, string>> = {
  'OR+WA+ID': 'pacific northwest',
  'AL+GA+KY+MD+MS+NY+NC+OH+PA+SC+TN+VA+WV':
    'appalachia|central appalachia|appalachian region|appalachian county|appalachian counties',
  'AZ+CO+NM+UT': 'four corners',
  'AR+KS+MO+OK': 'ozarks',
  'AR+LA+MS': 'mississippi delta',
  'SD+WY': 'black hills',
  CA: 'bay area|san francisco bay area|silicon valley|inland empire|central valley of california|greater los angeles|los angeles area|greater los angeles area|greater sacramento',
  'IL+IN+WI': 'chicagoland|greater chicago|chicago area|greater chicago area|chicagoland area',
  MN: 'twin cities|iron range',
  MI: 'upper peninsula|metro detroit|greater detroit|detroit area|metropolitan detroit',
  NY: 'long island|hudson valley|finger lakes|adirondacks|upstate new york|capital region of new york|mohawk valley',
  TX: 'rio grande valley|greater houston|houston area|dallas area|dallas fort worth|greater dallas|texas panhandle|greater houston area',
  VA: 'hampton roads|shenandoah valley',
  ID: 'treasure valley',
  WA: 'puget sound|puget sound region|greater seattle|seattle area',
  PA: 'lehigh valley|greater pittsburgh|pittsburgh area|greater pittsburgh area',
  MA: 'cape cod|berkshires|pioneer valley',
  NC: 'research triangle|outer banks',
  GA: 'metro atlanta|greater atlanta|atlanta area|metropolitan atlanta',
  LA: 'greater new orleans|new orleans area',
  WI: 'fox valley|greater milwaukee|milwaukee area',
  OH: 'greater cleveland|cleveland area|miami valley',
  'OH+KY+IN': 'greater cincinnati|cincinnati area',
  'MO+KS':
    'greater kansas city|kansas city area|kansas city metropolitan area|greater kansas city area',
  'MO+IL': 'greater st louis|st louis area|st . louis area|greater st . louis',
  'PA+NJ+DE+MD': 'greater philadelphia|philadelphia area|delaware valley',
  'NE+IA': 'greater omaha|omaha area',
  'MA+NH': 'greater boston|boston area',
  'DC+MD+VA+WV': 'washington dc area|greater washington|washington metropolitan area',
}

/** Towns that nobody takes for others, by the form in which facts keep them. */
export const TOWNS: Readonly<Record<string, string>> = {
  'NY/New York': 'new york city|nyc|the city of new york',
  'NV/Las Vegas': 'las vegas',
  'CA/Los Angeles': 'los angeles',
  'CA/San Francisco': 'san francisco',
  'IL/Chicago': 'chicago',
  'TX/Houston': 'houston',
  'TX/Dallas': 'dallas',
  'PA/Philadelphia': 'philadelphia',
  'MA/Boston': 'boston',
  'GA/Atlanta': 'atlanta',
  'WA/Seattle': 'seattle',
  'CO/Denver': 'denver',
  'MI/Detroit': 'detroit',
  'MN/Minneapolis': 'minneapolis',
  'WI/Milwaukee': 'milwaukee',
  'MD/Baltimore': 'baltimore',
  'LA/New Orleans': 'new orleans',
}
