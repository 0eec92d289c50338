CREATE TABLE "scholarship_texts" (
	"scholarship_id" uuid PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scholarship_texts" ADD CONSTRAINT "scholarship_texts_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scholarship_texts_words" ON "scholarship_texts" USING gin ("words");--> statement-breakpoint
CREATE FUNCTION searchable(given text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select lower(case when octet_length(given) = length(given) then given
    else regexp_replace(normalize(given, NFKD), U&'[\0300-\036F]', '', 'g') end)
$$;--> statement-breakpoint
CREATE FUNCTION search_words(given text) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select to_tsvector('pg_catalog.english', plain) || to_tsvector('pg_catalog.simple', plain)
  from (select searchable(left(given, 100000)) as plain) as made
$$;--> statement-breakpoint
CREATE FUNCTION keep_scholarship_text() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into scholarship_texts (scholarship_id, words)
  select new.id, search_words(concat_ws(E' .\n', new.title, name, new.description_text))
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
INSERT INTO scholarship_texts (scholarship_id, words)
SELECT scholarships.id, search_words(concat_ws(E' .\n', title, name, description_text))
FROM scholarships JOIN organisations ON organisations.id = organisation_id;
