CREATE TABLE "retention_notices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"first_told_at" timestamp with time zone NOT NULL,
	"last_told_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "retention_notices" ADD CONSTRAINT "retention_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Sessions that are forgotten by now left only the days on which they were used.
UPDATE "users" SET "last_used_at" = "used"."day" FROM (
  SELECT "applicants"."user_id", max("signed_in_days"."day")::date + interval '1 day' AS "day"
  FROM "signed_in_days" JOIN "applicants" ON "applicants"."id" = "signed_in_days"."applicant_id"
  GROUP BY "applicants"."user_id"
) AS "used" WHERE "users"."id" = "used"."user_id";
