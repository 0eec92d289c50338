/** Groups of countries with members that anybody can look up, by what texts call them. */
const EUROPEAN_UNION =
  'AT+BE+BG+HR+CY+CZ+DK+EE+FI+FR+DE+GR+HU+IE+IT+LV+LT+LU+MT+NL+PL+PT+RO+SK+SI+ES+SE'
const SUB_SAHARAN =
  'AO+BJ+BW+BF+BI+CV+CM+CF+TD+KM+CG+CD+CI+DJ+GQ+ER+SZ+ET+GA+GM+GH+GN+GW+KE+LS+LR+MG+MW+ML+MR+MU+MZ+NA+NE+NG+RW+ST+SN+SC+SL+SO+ZA+SS+SD+TZ+TG+UG+ZM+ZW'
const CENTRAL_AMERICA = 'BZ+CR+SV+GT+HN+NI+PA'
const SOUTH_AMERICA = 'AR+BO+BR+CL+CO+EC+GY+PY+PE+SR+UY+VE'
const COMMONWEALTH =
  'AG+AU+BS+BD+BB+BZ+BW+BN+CM+CA+CY+DM+SZ+FJ+GA+GM+GH+GD+GY+IN+JM+KE+KI+LS+MW+MY+MV+MT+MU+MZ+NA+NR+NZ+NG+PK+PG+RW+KN+LC+VC+WS+SC+SL+SG+SB+ZA+LK+TZ+TG+TO+TT+TV+UG+GB+VU+ZM'
const CARIBBEAN = 'AG+BS+BB+CU+DM+DO+GD+HT+JM+KN+LC+VC+TT'

/** Those that may receive development aid, as the OECD lists them for 2024 and 2025. */
const DEVELOPING =
  'AF+AO+BD+BJ+BF+BI+KH+CF+TD+KM+CD+DJ+ER+ET+GM+GN+GW+HT+KI+LA+LS+LR+MG+MW+ML+MR+MZ+MM+NP+NE+RW+ST+SN+SL+SB+SO+SS+SD+TZ+TL+TG+TV+UG+YE+ZM+DZ+BT+BO+CV+CM+CG+CI+EG+SV+SZ+GH+HN+IN+IR+JO+KE+KG+LB+FM+MN+MA+NI+NG+PK+PG+PH+WS+LK+SY+TJ+TN+UA+UZ+VU+VN+PS+ZW+AL+AR+AM+AZ+BY+BZ+BA+BW+BR+CN+CO+CR+CU+DM+DO+EC+GQ+FJ+GA+GE+GD+GT+GY+ID+IQ+JM+KZ+LY+MY+MV+MH+MU+MX+MD+ME+NA+MK+NR+PW+PA+PY+PE+LC+VC+RS+ZA+SR+TH+TO+TR+TM+VE+KP+MS+NU+SH+TK+WF'

/** What their citizens are called: 'Commonwealth citizens'. */
export const GROUP_DEMONYMS: Readonly<Record<string, string>> = {
  [EUROPEAN_UNION]: 'eu|european union',
  [`${SUB_SAHARAN}+DZ+EG+LY+MA+TN`]: 'african',
  [COMMONWEALTH]: 'commonwealth',
}

export const COUNTRY_GROUPS: Readonly<Record<string, string>> = {
  [EUROPEAN_UNION]:
    'european union|eu member state|eu country|eu member country|eu state|european union member state|member state of the european union|member state of the eu|european union country|eu',
  [`${EUROPEAN_UNION}+IS+LI+NO`]:
    'eu or eea country|eea country|european economic area|eu / eea country|eu eea country|eu or eea',
  [`${SUB_SAHARAN}+DZ+EG+LY+MA+TN`]: 'africa|african country|african nation',
  [SUB_SAHARAN]: 'sub saharan africa|sub saharan african country|sub saharan country',
  [`${CENTRAL_AMERICA}+${SOUTH_AMERICA}+MX+CU+DO+HT`]: 'latin america|latin american country',
  [`${CENTRAL_AMERICA}+${SOUTH_AMERICA}+${CARIBBEAN}+MX`]:
    'latin america and the caribbean|latin america or the caribbean|latin american and caribbean country|latin american or caribbean country',
  [CENTRAL_AMERICA]: 'central america|central american country',
  [SOUTH_AMERICA]: 'south america|south american country',
  [CARIBBEAN]: 'caribbean country|caribbean nation|the caribbean|caribbean island',
  'BN+KH+ID+LA+MY+MM+PH+SG+TH+TL+VN':
    'asean|asean country|asean member state|asean member country|southeast asia|southeast asian country|south east asia',
  'AF+BD+BT+IN+MV+NP+PK+LK': 'south asia|south asian country',
  'KZ+KG+TJ+TM+UZ': 'central asia|central asian country',
  'DK+FI+IS+NO+SE': 'nordic country|nordic countries',
  'DK+NO+SE': 'scandinavia|scandinavian country',
  [DEVELOPING]:
    'developing country|developing nation|developing world|less developed country|third world country',
  'EE+LV+LT': 'baltic country|baltic state',
  [COMMONWEALTH]:
    'commonwealth country|commonwealth nation|commonwealth member state|country of the commonwealth',
}

/** Parts of countries, by the country they are of: who lives there lives in it. */
export const PARTS_OF_COUNTRIES: Readonly<Record<string, string>> = {
  CA: 'alberta|british columbia|manitoba|new brunswick|newfoundland|newfoundland and labrador|nova scotia|ontario|prince edward island|quebec|saskatchewan|northwest territories|nunavut|yukon',
  GB: 'scotland|wales|northern ireland',
  AU: 'new south wales|queensland|south australia|western australia|tasmania|australian capital territory',
}
