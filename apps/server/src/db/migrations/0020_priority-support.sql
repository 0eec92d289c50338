-- What operators changed in a list stays: after early access where that stands, else last.
UPDATE "plans" SET "features" = (
	SELECT jsonb_agg("feature" ORDER BY "place") FROM (
		SELECT "feature", "place"::numeric FROM jsonb_array_elements("features") WITH ORDINALITY AS "listed" ("feature", "place")
		UNION ALL
		SELECT '"Priority support"'::jsonb, coalesce((
			SELECT "place" + 0.5 FROM jsonb_array_elements_text("features") WITH ORDINALITY AS "listed" ("feature", "place")
			WHERE "feature" = 'Early access to new scholarships'
		), jsonb_array_length("features") + 1)
	) AS "wanted"
) WHERE NOT "features" ? 'Priority support';
