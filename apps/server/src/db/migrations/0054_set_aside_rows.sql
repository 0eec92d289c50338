ALTER TABLE "import_rows" ADD COLUMN "found" text;--> statement-breakpoint
CREATE INDEX "import_rows_found" ON "import_rows" USING btree ("import_id") WHERE found is not null;