/** Regions that are certain states and no others. */
export const REGIONS: Readonly<Record<string, string>> = {
  'CT+ME+MA+NH+RI+VT': 'new england|the new england states|new england states',
  'NC+SC': 'the carolinas',
  'ND+SD': 'the dakotas',
  'IL+IN+IA+KS+MI+MN+MO+NE+ND+OH+SD+WI': 'the midwest|midwestern states|the midwestern states',
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
