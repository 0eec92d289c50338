ALTER TABLE "files" ADD COLUMN "is_inert" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "checked_by" integer;