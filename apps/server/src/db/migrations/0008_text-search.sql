CREATE TABLE "scholarship_texts" (
	"scholarship_id" uuid PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL,
	"listed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scholarship_texts" ADD CONSTRAINT "scholarship_texts_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scholarship_texts_words" ON "scholarship_texts" USING gin ("words");--> statement-breakpoint
-- The words lie apart from the rows, so that what a wide search reads of the table is small.
ALTER TABLE scholarship_texts SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE scholarship_texts ALTER COLUMN words SET STORAGE EXTERNAL;--> statement-breakpoint
CREATE FUNCTION searchable(given text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select lower(case when octet_length(given) = length(given) then given else regexp_replace(
    translate(
      regexp_replace(normalize(given, NFKD), U&'[\0300-\036F]', '', 'g'),
      U&'\2018\2019\02BC', ''''''''
    ),
    U&'[\0080-\00BF\2000-\206F\3000-\303F]', ' ', 'g') end)
$$;--> statement-breakpoint
CREATE FUNCTION search_words(given text) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select to_tsvector('pg_catalog.english', plain) || to_tsvector('pg_catalog.simple', plain)
  from (select searchable(left(given, 100000)) as plain) as made
$$;--> statement-breakpoint
CREATE FUNCTION keep_scholarship_text() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into scholarship_texts (scholarship_id, words, listed_at)
  select new.id, search_words(concat_ws(E' .\n', new.title, name, new.description_text)),
    new.created_at
  from organisations where id = new.organisation_id
  on conflict (scholarship_id) do update set words = excluded.words;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER keep_scholarship_text
AFTER INSERT OR UPDATE OF title, description_text, organisation_id ON scholarships
FOR EACH ROW EXECUTE FUNCTION keep_scholarship_text();--> statement-breakpoint
CREATE FUNCTION keep_texts_of_organisation() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update scholarship_texts
  set words = search_words(concat_ws(E' .\n', title, new.name, description_text))
  from scholarships where scholarships.id = scholarship_id and organisation_id = new.id;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER keep_texts_of_organisation
AFTER UPDATE OF name ON organisations
FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name)
EXECUTE FUNCTION keep_texts_of_organisation();--> statement-breakpoint
INSERT INTO scholarship_texts (scholarship_id, words, listed_at)
SELECT scholarships.id, search_words(concat_ws(E' .\n', title, name, description_text)),
  scholarships.created_at
FROM scholarships JOIN organisations ON organisations.id = organisation_id;
