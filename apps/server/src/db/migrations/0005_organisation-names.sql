CREATE TABLE "organisation_names" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"slug_before" text NOT NULL,
	"standing" text NOT NULL,
	"note" text NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" uuid
);
--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation_names" ADD CONSTRAINT "organisation_names_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_names" ADD CONSTRAINT "organisation_names_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_names" ADD CONSTRAINT "organisation_names_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organisation_names_latest" ON "organisation_names" USING btree ("organisation_id","asked_at");--> statement-breakpoint
CREATE INDEX "organisation_names_slug" ON "organisation_names" USING btree ("slug_before");--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_names_waiting" ON "organisation_names" USING btree ("organisation_id") WHERE "organisation_names"."standing" = 'waiting';