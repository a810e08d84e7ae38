"""The coach at the tables: analyses, hints and verdicts, worked out in processes of their own."""
