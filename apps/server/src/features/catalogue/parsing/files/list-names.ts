/** What catalogues call the list that holds their rows. */
export const LIST_NAME =
  /^(?:.*scholarships?|data|items|results|records|rows|opportunities|listings|entries|grants|programs|catalog(?:ue)?|docs|hits|nodes|objects|fellowships|bursaries|funds|awards|programmes)$/i
