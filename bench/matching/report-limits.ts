/** What the figures do not say by themselves. */
export const LIMITS: readonly string[] = [
  '## What to keep in mind',
  '',
  '- A page without a count is where an index in the order of the page does well: PostgreSQL stops after the first fifteen that fit, while the engine always counts. The same holds for the ten best. Both ratios are far below those of a count, and the processor’s time of the two is nearer still: most of PostgreSQL’s is planning and the way there and back.',
  '- PostgreSQL is given what it is best at here: the answers refused as bits of four words, tested together; lists of names as ids with an index; conditions with several ways in once each, in a table of their own; instants in four bytes; covering indexes in the order of pages and of the day’s scores, which a server would have to write anew each day. A limit that nobody used before would need a new bit. What an answer opens is summed up outside the time measured for it.',
  '- Caches are flushed by writing to every line of 384 MB (64 MB for the nearest). A cache shared with other machines on the same processor may hold less than its size, or keep more.',
  '- The ratio of one profile is its PostgreSQL time by each of its engine samples. On a busy machine long samples are interrupted most, so that few of the unlock analysis count.',
  '- Filling the index leaves out reading and parsing rows from a database.',
  '',
  '## How the catalogue differs from real ones',
  '',
  'The 112 records of the open list that the product imports state 2.1 structured conditions each (where one lives, the level of education, a grade point average for one in eight), 1.75 more in free text, which become questions of the scholarship itself, and no field of study or citizenship; nearly all are for the whole country and due each year. The generated catalogue states 3.4 conditions as an organiser would enter them, asks its own question in 8 % only, and leans towards places, fields and schools so that a typical student fits about 7 %. Conditions are drawn independently of each other, but for places within one state. At most one preference and one question each.',
]
