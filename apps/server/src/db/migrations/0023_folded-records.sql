ALTER TABLE "essay_edits" ADD COLUMN "size_characters" integer;--> statement-breakpoint
ALTER TABLE "essay_edits" ADD COLUMN "folded" jsonb;